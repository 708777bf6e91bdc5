import { basename, join, relative } from 'node:path'
import { nameOf } from '../../config/load.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { findSecrets, findWalletSecrets } from '../find-secrets.js'
import { clientPrefixes } from '../secret-kinds.data.js'
import { serverVariables } from '../server-variables.js'
import { isApart, sourceFiles } from '../source-files.js'
import { type StagedFile, stagedFiles } from '../staged-files.js'

/** A file of more than this is made by a program, in characters. */
const LONGEST = 1_000_000
/** Files that name many values of 32 bytes: what was installed, and what was built. */
const listing =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[\w-]+-lock\.ya?ml|[\w-]+\.lockb?)$|\.(?:map|snap|min\.js)$/

/**
 * No secret is where the page gets it, in the config, what it imports, the kit's own file and client variables; and no
 * private key is in the sources of the app or in the next commit.
 */
export const secrets: Check = {
  id: 'D-13',
  severity: 'error',
  title: 'No secret is in the page, and no private key in the repository',
  why: 'Anyone who opens the page or has the code can use it.',
  async run(facts) {
    const paths = [...new Set([...facts.config.files, join(facts.cwd, facts.config.folder, 'index.tsx')])]
    const found = await Promise.all([
      ...paths.map((path) => checkFile(path, facts)),
      checkSources(facts),
      stagedFiles(facts).then((staged) => staged.flatMap((file) => checkStaged(file, facts))),
    ])
    const all = found.flat()
    return all.filter(
      ({ file, line }, index) => all.findIndex((each) => each.file === file && each.line === line) === index,
    )
  },
}

const replace = 'Remove it, keep it on a server, and replace it. Treat the old one as known.'

async function checkSources(facts: Facts): Promise<readonly Finding[]> {
  const isWanted = (name: string) => /\.([cm]?[jt]sx?|json|html|mdx|vue)$/.test(name) && !listing.test(name)
  const sources = await sourceFiles(facts, isWanted)
  return sources
    .filter(({ file, text }) => !isApart(file) && text.length < LONGEST)
    .flatMap(({ file, text }) =>
      findWalletSecrets(text).map(({ what, line }) => ({ what: `${file} holds ${what}.`, fix: replace, file, line })),
    )
}

function checkStaged({ path, text }: StagedFile, { cwd }: Facts): readonly Finding[] {
  const file = nameOf(path, cwd)
  if (listing.test(file) || isApart(relative(cwd, path)) || text.length > LONGEST) return []
  const isEnvironment = /^\.env(?!.*(?:example|sample|template|dist|defaults?)$)/.test(basename(path))
  const secrets = isEnvironment ? findSecrets(text).filter(({ kind }) => kind === 'secret') : findWalletSecrets(text)
  const [variable] = isEnvironment ? serverVariables(text) : []
  const undo = `Run \`git restore --staged ${file}\``
  if (secrets.length === 0 && variable)
    return [
      {
        what: `${file} is in the next commit and sets ${variable.name}, a server value.`,
        fix: `${undo}, and add it to .gitignore.`,
        file,
        line: variable.line,
      },
    ]
  return secrets.map(({ what, line }) => ({
    what: `${file} is in the next commit, and holds ${what}.`,
    fix: isEnvironment ? `${undo}, and add it to .gitignore.` : `${undo}, and take it out of the file.`,
    file,
    line,
  }))
}

async function checkFile(path: string, { files, cwd }: Facts): Promise<readonly Finding[]> {
  const text = await files.read(path)
  if (text === undefined) return []
  const file = nameOf(path, cwd)
  // Only the variables of a client are read: the others stay on the server.
  const isEnvironment = basename(path).startsWith('.env')
  return findSecrets(isEnvironment ? clientLines(text) : text).map(({ what, line, kind }) =>
    kind === 'secret'
      ? {
          what: `${file} holds ${what}${isEnvironment ? ' under a name that is put into the page' : ''}.`,
          fix: replace,
          file,
          line,
        }
      : {
          what: `${file} holds ${what}.`,
          why: 'The key is in the page, and anyone can spend your quota.',
          fix: 'Restrict the key to your origins and write "// public" on its line, or use a proxy (`services: { rpc }`).',
          severity: 'warning',
          file,
          line,
        },
  )
}

/** The text with every line that no client gets made empty, so that lines keep their numbers. */
function clientLines(text: string): string {
  const isClient = (line: string) =>
    clientPrefixes.some((prefix) =>
      line
        .trimStart()
        .replace(/^export\s+/, '')
        .startsWith(prefix),
    )
  const lines = text.split('\n')
  return lines.map((line, index) => (isClient(line) || isComment(line, lines[index + 1]) ? line : '')).join('\n')
}

/** A comment above a client variable may say that its key is public. */
function isComment(line: string, next: string | undefined): boolean {
  return line.trimStart().startsWith('#') && clientPrefixes.some((prefix) => next?.trimStart().startsWith(prefix))
}
