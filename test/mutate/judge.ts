import type { Fault } from './fault.js'

/** An equivalent mutant: it changes no behaviour. */
export interface Equivalent {
  readonly file: string
  /** The lines with the fault, as `npm run mutate` prints them after the `+`. */
  readonly after: string
  readonly why: string
}

/** What the faults of a folder say of its tests. */
export interface Verdict {
  /** Faults that count: no equivalents, and none that does not compile. */
  readonly count: number
  readonly noticed: number
  /** `noticed` of `count`; 1 when nothing counts. */
  readonly score: number
  readonly equivalents: number
  readonly invalid: number
  readonly survivors: readonly Fault[]
  /** Rows that are wrong: nothing matches them any more, or a test notices what they name. */
  readonly complaints: readonly string[]
}

/** What the faults are judged by. */
export interface Rules {
  readonly equivalents: readonly Equivalent[]
  /** Whether the file of a fault compiles with it; asked for survivors only. */
  compiles(fault: Fault): boolean
  /** Whether these are all faults of their files, so that a row that matches none is out of date. */
  readonly isWhole: boolean
}

/** Judges the faults of a folder. A fault counts as noticed where a test failed or did not come to an end. */
export function judge(faults: readonly Fault[], { equivalents, compiles, isWhole }: Rules): Verdict {
  const isNamed = (fault: Fault) => equivalents.some((row) => row.file === fault.file && row.after === fault.after)
  const lived = faults.filter((fault) => !isNoticed(fault))
  const unnamed = lived.filter((fault) => !isNamed(fault))
  const survivors = unnamed.filter(compiles)
  const noticed = faults.length - lived.length
  const count = noticed + survivors.length
  return {
    count,
    noticed,
    score: count === 0 ? 1 : noticed / count,
    equivalents: lived.length - unnamed.length,
    invalid: unnamed.length - survivors.length,
    survivors,
    complaints: complaintsOf(faults, equivalents, isWhole),
  }
}

function complaintsOf(faults: readonly Fault[], equivalents: readonly Equivalent[], isWhole: boolean): string[] {
  const files = new Set(faults.map(({ file }) => file))
  return equivalents
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, after }) => {
      const named = faults.filter((fault) => fault.file === file && fault.after === after)
      if (named.length === 0) return isWhole ? [`${file}: no fault gives "${after}" any more`] : []
      return named.every(isNoticed) ? [`${file}: "${after}" is no equivalent, a test notices it`] : []
    })
}

function isNoticed({ fate }: Fault): boolean {
  return fate === 'killed' || fate === 'ran out'
}
