import { basename, join } from 'node:path'
import { nameOf } from '../../config/load.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { findSecrets } from '../find-secrets.js'
import { clientPrefixes } from '../secret-kinds.data.js'

/** No secret is where the page gets it: in the config, what it imports, the kit's own file, client variables. */
export const secrets: Check = {
  id: 'D-13',
  severity: 'error',
  title: 'No secret gets into the page',
  why: 'Whoever opens the page can read it, and use it.',
  async run(facts) {
    const paths = [...new Set([...facts.config.files, join(facts.cwd, facts.config.folder, 'index.tsx')])]
    const found = await Promise.all(paths.map((path) => checkFile(path, facts)))
    return found.flat()
  },
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
          fix: 'Take it out, keep it on a server, and replace it by a new one: it must be taken as known.',
          file,
          line,
        }
      : {
          what: `${file} holds ${what}.`,
          why: 'The key is in the page: whoever copies it spends your quota.',
          fix: 'Restrict the key to your origins and write "// public" on its line, or ask through a proxy: services: { rpc }.',
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
