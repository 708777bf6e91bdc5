import { relative } from 'node:path'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { findSecrets } from '../find-secrets.js'

const COMMITS = 200

/** No secret was ever committed with the config or the variables of the app: what is in the history stays readable. */
export const gitHistory: Check = {
  id: 'D-14',
  severity: 'warning',
  title: `No secret is in the last ${COMMITS} commits of the config`,
  why: 'Anyone with a clone, or the public repository, finds it in the history.',
  async run(facts) {
    const found = new Map<string, Finding>()
    for (const { commit, file, text } of await addedTexts(facts))
      for (const { what, kind } of findSecrets(text)) {
        if (kind !== 'secret' || found.has(`${file} ${what}`)) continue
        found.set(`${file} ${what}`, {
          what: `Commit ${commit} put ${what} into ${file}.`,
          fix: `Replace the secret, then remove the file from the history with \`git filter-repo --invert-paths --path ${file}\`. Add it again without the secret.`,
          file,
        })
      }
    return [...found.values()]
  },
}

interface Added {
  readonly commit: string
  readonly file: string
  /** The lines that the commit added. */
  readonly text: string
}

/** What the last commits added to the config and the variables, the newest commit first. Nothing where there is no repository. */
async function addedTexts({ cwd, files, folders, config, run }: Facts): Promise<readonly Added[]> {
  const top = folders.at(-1) ?? cwd
  if (!(await files.list(top)).includes('.git')) return []
  const imported = config.files.map((path) => relative(cwd, path)).filter((path) => !path.startsWith('..'))
  const paths = [...new Set([...imported, 'modal.config.*', '.env', '.env.*', `${config.folder}/index.tsx`])]
  const options = ['--max-count', String(COMMITS), '--pretty=oneline', '--abbrev-commit', '--no-color', '--no-ext-diff']
  const lines: string[] = []
  try {
    // Names from this folder on, whatever the root of the repository is.
    await run('git', ['log', ...options, '--relative', '--unified=0', '--patch', '--', ...paths], {
      cwd,
      onLine: (line) => lines.push(line),
    })
  } catch {
    // Without git on this machine there is no history to read.
    return []
  }
  return readLog(lines)
}

function readLog(lines: readonly string[]): readonly Added[] {
  const added = new Map<string, { commit: string; file: string; lines: string[] }>()
  let [commit, file] = ['', '']
  for (const line of lines) {
    const [, hash] = /^([0-9a-f]{7,40}) /.exec(line) ?? []
    if (hash !== undefined) commit = hash
    else if (line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (?:b\/)?/, '')
    else if (line.startsWith('+')) {
      const key = `${commit} ${file}`
      const row = added.get(key) ?? { commit, file, lines: [] }
      row.lines.push(line.slice(1))
      added.set(key, row)
    }
  }
  return [...added.values()].map((row) => ({ commit: row.commit, file: row.file, text: row.lines.join('\n') }))
}
