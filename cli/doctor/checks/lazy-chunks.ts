import { join } from 'node:path'
import { textsIn } from '../../../schema/texts.js'
import { viteConfig } from '../../hosts/vite.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { lineAt } from '../line-of.js'
import { holdsShell, modalWords } from '../modal-words.js'
import { sourceFiles } from '../source-files.js'
import { withoutComments } from '../without-comments.js'

/** The modal's shell, which leads to its views, is not in the scripts that pages load at once. */
export const lazyChunks: Check = {
  id: 'D-17',
  severity: 'error',
  title: 'In the build, the modal is a chunk of its own',
  why: 'Every visitor downloads the modal before the page works, connected or not.',
  async run(facts) {
    const built = await facts.built
    const sentences = modalWords()
    const rule = await chunkRule(facts)
    if (!built) return rule?.isForAll ? [beforeBuild(rule)] : []
    const heavy = built.scripts.filter(({ isOfPage, text }) => isOfPage && holdsShell(text))
    if (heavy.length === 0) return []
    const culprits = await staticImports(facts)
    const fixes = culprits.map(({ file, line, specifier }) => `${file}:${line} imports ${specifier}`)
    return heavy.map(({ file, text }): Finding => {
      const found = sentences.filter((sentence) => text.includes(sentence))
      return {
        what: `${file} is loaded with the page, and holds ${partsOf(found).join(', ')}.`,
        fix:
          fixes.length > 0
            ? `Remove the static import (${fixes.join('; ')}): src/modal-kit/generated.ts loads it when it is needed. Then build again.`
            : `Let the bundler split what \`import('./modal')\` loads: ${rule ? `remove ${rule.name} of ${rule.file}:${rule.line}, or leave create-modal-kit out of it` : 'remove `inlineDynamicImports` and rules of `manualChunks` that move it'}. Then build again.`,
        file,
      }
    })
  },
}

interface ChunkRule {
  readonly name: string
  readonly file: string
  readonly line: number
  /** Whether it moves whatever is installed, the modal as well. */
  readonly isForAll: boolean
}

/** What the config of Vite says about chunks. */
async function chunkRule({ files, cwd }: Facts): Promise<ChunkRule | undefined> {
  for (const file of viteConfig.names) {
    const text = withoutComments((await files.read(join(cwd, file))) ?? '')
    const rule = /\b(?:inlineDynamicImports\s*:\s*true|manualChunks\b)/.exec(text)
    if (!rule) continue
    const name = rule[0].startsWith('manual') ? 'manualChunks' : 'inlineDynamicImports'
    const isForInstalled =
      /includes\(\s*['"`]\/?node_modules\/?['"`]\s*\)/.test(text) && !text.includes("'create-modal-kit'")
    const isForAll = name === 'inlineDynamicImports' || isForInstalled
    return { name, file, line: lineAt(text, rule.index), isForAll }
  }
  return undefined
}

function beforeBuild({ name, file, line }: ChunkRule): Finding {
  return {
    what: `${name} of ${file} puts the modal into a script loaded with every page.`,
    fix: `Remove ${name}, or leave create-modal-kit out of it.`,
    severity: 'warning',
    file,
    line,
  }
}

/** Whose words they are: `the feature connect`, `the shell of the modal`. */
function partsOf(sentences: readonly string[]): readonly string[] {
  const owners = textsIn('en')
    .filter(({ english }) => sentences.includes(english))
    .map(({ owner }) => (/^(shell|error|embedded)$/.test(owner) ? 'the shell of the modal' : `the feature ${owner}`))
  return [...new Set(owners)]
}

interface StaticImport {
  readonly file: string
  readonly line: number
  readonly specifier: string
}

/** Where the app's own code imports a late part at once. */
async function staticImports(facts: Facts): Promise<readonly StaticImport[]> {
  const own = `${facts.config.folder}/index.tsx`
  const sources = [
    { file: own, text: (await facts.files.read(join(facts.cwd, own))) ?? '' },
    ...(await sourceFiles(facts)),
  ]
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:import|export)\s(?!type\b)[^'"()]*["']([^'"]+)["']/gm)]
      .filter(([, specifier = '']) => isLate(specifier, file === own))
      .map(({ index, 1: specifier = '', 0: all }) => ({
        file,
        line: lineAt(text, index + all.length - all.trimStart().length),
        specifier,
      })),
  )
}

function isLate(specifier: string, isInKit: boolean): boolean {
  if (/^create-modal-kit\/(?:modal|embedded|features|views|chains)\b/.test(specifier)) return true
  return isInKit ? /^\.\/modal(?:\.[jt]s)?$/.test(specifier) : /\/modal-kit\/modal(?:\.[jt]s)?$/.test(specifier)
}
