import { run } from '../../cli/main.js'
import { type FakeWorld, fakeContext } from './fake-context.js'

/** What `doctor --json` found in a world of its own: servers, git, another folder. */
export interface Examined {
  readonly code: number
  readonly ids: readonly string[]
  readonly findings: readonly {
    readonly id: string
    readonly severity: string
    readonly what: string
    readonly why: string
    readonly fix: string
    readonly file?: string
    readonly line?: number
  }[]
}

/** Runs `doctor --json` in a world of its own. */
export async function examine(world: FakeWorld, ...flags: readonly string[]): Promise<Examined> {
  const context = fakeContext(world)
  const code = await run(['doctor', '--json', ...flags], context)
  const { findings } = JSON.parse(context.printed.out.join('')) as Pick<Examined, 'findings'>
  return { code, findings, ids: [...new Set(findings.map(({ id }) => id))] }
}
