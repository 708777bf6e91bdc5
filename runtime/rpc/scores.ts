import { rpcRules } from './rules.data.js'

/** How a node answered one question. */
export interface Sample {
  readonly ms: number
  readonly isGood: boolean
}

/** What has been seen of nodes, side by side. */
export interface Scores {
  /** One sample of each node, in their order. */
  add(round: readonly Sample[]): void
  /** 0 to 1, higher is better; all the same while nothing was seen. */
  of(index: number): number
}

/**
 * Makes the scores of SPEC §9: the last ten rounds, 0.7 for answering and 0.3 for answering fast. A node that never
 * answered has none, however fast it failed.
 */
export function createScores(): Scores {
  const { samples, stability, latency } = rpcRules.ranking
  let rounds: readonly (readonly Sample[])[] = []
  return {
    add(round) {
      rounds = [...rounds, round].slice(-samples)
    },
    of(index) {
      const own = rounds.flatMap((round) => round[index] ?? [])
      const good = own.filter(({ isGood }) => isGood).length / own.length
      if (!good) return 0
      const slowest = Math.max(1, ...rounds.flat().map(({ ms }) => ms))
      const mean = own.reduce((sum, { ms }) => sum + ms, 0) / own.length
      return stability * good + latency * (1 - mean / slowest)
    },
  }
}
