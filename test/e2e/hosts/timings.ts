import { table } from '../../setup/table.js'

/** The steps of one run, with how long each took. */
export interface Timings {
  /** Runs a step; when it fails, the error says which one it was. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Puts down what was measured elsewhere. */
  note(name: string, ms: number): void
  /** Milliseconds by step, in the order they ran. */
  readonly took: Readonly<Record<string, number>>
}

/** Times the steps of a run. */
export function createTimings(): Timings {
  const took: Record<string, number> = {}
  return {
    took,
    note(name, ms) {
      took[name] = ms
    },
    async step(name, work) {
      const begin = performance.now()
      try {
        return await work()
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`${name}: ${reason}`, { cause })
      } finally {
        took[name] = performance.now() - begin
      }
    },
  }
}

/** Runs as a table: one line a run, one column a step, in seconds. */
export function showTimings(runs: ReadonlyMap<string, Timings>): string {
  const steps = [...new Set([...runs.values()].flatMap(({ took }) => Object.keys(took)))]
  const seconds = (ms: number | undefined) => (ms === undefined ? '' : (ms / 1000).toFixed(1))
  const rows = [...runs].map(([title, { took }]) => {
    const all = Object.values(took).reduce((sum, ms) => sum + ms, 0)
    return [title, ...steps.map((name) => seconds(took[name])), seconds(all)]
  })
  return table([['seconds', ...steps, 'all'], ...rows])
}
