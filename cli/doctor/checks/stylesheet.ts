import { join } from 'node:path'
import type { Check } from '../check.js'
import { entryFiles, entryRepair } from '../entry-files.js'
import type { Facts } from '../facts.js'
import { sourceFiles } from '../source-files.js'
import { withoutComments } from '../without-comments.js'

/** The stylesheet of the modal comes with the app: a module, a stylesheet or the page names it. */
export const stylesheet: Check = {
  id: 'U-stylesheet',
  severity: 'error',
  title: 'The stylesheet of the modal is imported',
  why: 'The modal and its buttons have no layout and no colors.',
  async run(facts) {
    const { config } = facts
    if (!config.plan || (await isNamed(facts))) return []
    const entries = await entryFiles(facts)
    const [first] = entries
    const repair = await entryRepair(entries, facts, async ({ entry, text }, imports) => {
      if (text === undefined) return { kind: 'manual', reason: "it isn't there" }
      const { wireStylesheet } = await import('../../project/entry.js')
      return wireStylesheet(entry.path, text, imports)
    })
    return [
      {
        what: `No module, stylesheet or page of the app imports ${config.folder}/modal-kit.css.`,
        fix: `Import it in ${first?.entry.path ?? 'the file that renders the app'}, before the styles of the app.`,
        ...(first?.text !== undefined && { file: first.entry.path }),
        ...(repair && { repair }),
      },
    ]
  },
}

async function isNamed(facts: Facts): Promise<boolean> {
  const { files, cwd, config } = facts
  const own = (await files.read(join(cwd, config.folder, 'index.tsx'))) ?? ''
  const entries = await entryFiles(facts)
  const sources = await sourceFiles(facts, (name) => /\.([cm]?[jt]sx?|mdx|css|s[ac]ss|less|html)$/.test(name))
  const texts = [own, ...entries.map(({ text = '' }) => text), ...sources.map(({ text }) => text)]
  return texts.some((text) => text.includes('modal-kit.css') && withoutComments(text).includes('modal-kit.css'))
}
