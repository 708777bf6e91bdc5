import { join } from 'node:path'
import { findLanguage } from '../../../schema/language.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { lineAt } from '../line-of.js'
import { sourceFiles } from '../source-files.js'
import { withoutComments } from '../without-comments.js'

/** Where the element `html` of an app is written. */
const places = [
  'index.html',
  ...['app/layout', 'src/app/layout', 'pages/_document', 'src/pages/_document', 'app/root', 'src/root'].flatMap(
    (path) => [`${path}.tsx`, `${path}.jsx`],
  ),
]

/** The page says the language and the direction that the modal has. */
export const pageLanguage: Check = {
  id: 'U-locale',
  severity: 'warning',
  title: 'The page and the modal have the same language and direction',
  why: 'Screen readers use the wrong language, and the page runs against the modal.',
  async run(facts) {
    const { resolved } = facts.config
    if (!resolved) return []
    // An app with more languages says at run time which one the page is in.
    if (await choosesLanguage(facts)) return []
    const [first] = resolved.locales
    const lang = first?.lang ?? 'en'
    const offered: readonly string[] = resolved.locales.length > 0 ? resolved.locales.map((each) => each.lang) : ['en']
    const found = await Promise.all(
      places.map((file) => checkFile(file, { facts, lang, offered, isRightToLeft: first?.dir === 'rtl' })),
    )
    return found.flat()
  },
}

/** Whether the app sets the language of the page, or of the modal, itself. */
async function choosesLanguage(facts: Facts): Promise<boolean> {
  const sets =
    /documentElement\s*\.\s*(?:lang\s*=[^=]|setAttribute\(\s*['"`]lang)|<ModalKit\b[^>]*\slocale\s*=|\buseLocale\b/
  const sources = await sourceFiles(facts, (name) => /\.([cm]?[jt]sx?|html)$/.test(name))
  return sources.some(({ text }) => sets.test(withoutComments(text)))
}

interface Wanted {
  readonly facts: Facts
  readonly lang: string
  readonly offered: readonly string[]
  readonly isRightToLeft: boolean
}

async function checkFile(file: string, { facts, lang, offered, isRightToLeft }: Wanted): Promise<readonly Finding[]> {
  const text = await facts.files.read(join(facts.cwd, file))
  const tag = /<html\b[^>]*>/i.exec(text ?? '')
  if (text === undefined || !tag) return []
  const at = { file, line: lineAt(text, tag.index) }
  const written = /\blang\s*=\s*["']([^"']+)["']/i.exec(tag[0])?.[1]
  const spoken = written === undefined ? undefined : findLanguage(written)
  const other: readonly Finding[] =
    spoken === undefined || offered.includes(spoken)
      ? []
      : [
          {
            what: `${file} says the page is in "${written}", and the modal speaks ${offered.join(', ')}.`,
            fix: `${offered.length > 1 ? `Add '${spoken}' to locale.offer` : `Write locale: '${spoken}'`} in the config and run \`npx modal-kit generate\`, or lang="${lang}" in ${file}.`,
            ...at,
          },
        ]
  // A page in another language that the modal has gets the modal in it: by \`locale\`, or by the user.
  const isOther = spoken !== undefined && spoken !== lang
  const isTurned = /\bdir\s*=\s*(?:["']rtl["']|\{)/i.test(tag[0])
  const direction: readonly Finding[] =
    !isRightToLeft || isTurned || other.length > 0 || isOther
      ? []
      : [
          {
            what: `The modal runs right to left in "${lang}". ${file} doesn't say so for the page.`,
            fix: `Write dir="rtl" in the element html of ${file}.`,
            ...at,
          },
        ]
  return [...other, ...direction]
}
