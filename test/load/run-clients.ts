import type { Answer, Asker } from './ask.js'
import type { Endpoint } from './endpoints.data.js'

/** What the clients saw. */
export interface LoadResult {
  readonly seconds: number
  /** Latencies of answered requests, in ms, sorted. */
  readonly latencies: readonly number[]
  /** How often each status came, by endpoint and in all. */
  readonly statuses: ReadonlyMap<number, number>
  readonly failures: ReadonlyMap<string, number>
  /** Requests that were asked again elsewhere because their process was gone. */
  readonly failedOver: number
  /** Endpoints that gave different answers to the same question. */
  readonly inconsistent: readonly string[]
}

/** What the clients do. */
export interface LoadOptions {
  readonly askers: readonly Asker[]
  readonly endpoints: readonly Endpoint[]
  readonly clients: number
  readonly seconds: number
  /** Whether a broken connection is asked again at another process, as a load balancer does. */
  readonly failsOver: boolean
  readonly signal: AbortSignal
}

/** Runs the clients: each asks one request after the other, over all processes in turn, until the time is up. */
export async function runClients(options: LoadOptions): Promise<LoadResult> {
  const { askers, endpoints, clients, seconds, signal } = options
  const mix = endpoints.flatMap((endpoint) => Array.from({ length: endpoint.weight }, () => endpoint))
  const seen = { latencies: [] as number[], statuses: new Map<number, number>(), failures: new Map<string, number>() }
  const bodies = new Map<string, string>()
  const inconsistent = new Map<string, string>()
  let failedOver = 0
  const start = performance.now()
  const end = start + seconds * 1_000

  async function client(number: number): Promise<void> {
    for (let turn = number; performance.now() < end && !signal.aborted; turn++) {
      // Clients begin at different places of the mix, so that all endpoints are asked at once.
      const endpoint = mix[(turn * 7 + number) % mix.length]
      if (!endpoint) return
      record(endpoint, await askInTurn(endpoint, turn))
    }
  }

  async function askInTurn(endpoint: Endpoint, turn: number): Promise<Answer> {
    let answer: Answer = { status: 0, body: '', ms: 0 }
    for (let index = 0; index < askers.length; index++) {
      answer = (await askers[(turn + index) % askers.length]?.ask(endpoint)) ?? answer
      if (answer.status !== 0 || !options.failsOver) return answer
      if (index === 0) failedOver += 1
    }
    return answer
  }

  function record({ name, isSteady }: Endpoint, { status, body, ms }: Answer): void {
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
    if (status === 0 || status >= 300) {
      const line = `${name}: ${status} ${body.slice(0, 160)}`
      seen.failures.set(line, (seen.failures.get(line) ?? 0) + 1)
      return
    }
    seen.latencies.push(ms)
    if (!isSteady) return
    const first = bodies.get(name)
    if (first === undefined) bodies.set(name, body)
    else if (first !== body && !inconsistent.has(name)) inconsistent.set(name, difference(first, body))
  }

  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    seconds: (performance.now() - start) / 1_000,
    latencies: seen.latencies.sort((a, b) => a - b),
    statuses: seen.statuses,
    failures: seen.failures,
    failedOver,
    inconsistent: [...inconsistent].map(([name, words]) => `${name} (${words})`),
  }
}

/** Where two answers part. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const from = Math.max(0, (at < 0 ? one.length : at) - 40)
  return `${one.slice(from, from + 100)} | ${other.slice(from, from + 100)}`
}

/** The latency below which the given share of all requests stayed, in ms. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
