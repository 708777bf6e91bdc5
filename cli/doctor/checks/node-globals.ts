import type { Check } from '../check.js'

const wanted = [
  { name: 'process', use: /(?<![\w$.])process\.env\b/, known: /\btypeof process\b|\bprocess\s*[=:]|\bas process\b/ },
  {
    name: 'Buffer',
    use: /(?<![\w$.])Buffer\.(?:from|alloc|concat|isBuffer)\(/,
    known: /\btypeof Buffer\b|\b(?:function|class|var|let|const) Buffer\b|\bBuffer\s*=|\bas Buffer\b|\bBuffer:/,
  },
  {
    name: 'global',
    use: /(?<![\w$.])global\.\w/,
    known: /\btypeof global\b|\b(?:var|let|const) global\b|\bglobal\s*[=:,]/,
  },
] as const

/** No script of the build needs what only Node has; the kit itself needs none of it. */
export const nodeGlobals: Check = {
  id: 'U-node-globals',
  severity: 'warning',
  title: 'The built scripts need nothing that only Node has',
  why: 'The first use throws. The page stays white, or a wallet never opens.',
  async run({ built }) {
    // Next brings its own stand-ins for these.
    const scripts = ((await built)?.scripts ?? []).filter(({ file }) => !file.startsWith('.next/'))
    return scripts.flatMap(({ file, text }) =>
      wanted
        .filter(({ use, known }) => use.test(text) && !known.test(text))
        .map(({ name }) => ({
          what: `${file} uses ${name}, which no browser has. It comes from one of the app's packages.`,
          fix: fixOf(name),
          file,
        })),
    )
  },
}

function fixOf(name: string): string {
  switch (name) {
    case 'process':
      return "Define it for the bundler and build again: define: { 'process.env': {} } in vite.config."
    case 'global':
      return "Define it for the bundler and build again: define: { global: 'globalThis' } in vite.config."
    default:
      return "Add the package buffer. Start the entry file with `import { Buffer } from 'buffer'; globalThis.Buffer ??= Buffer`, and build again."
  }
}
