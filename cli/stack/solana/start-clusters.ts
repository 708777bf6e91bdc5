import { type Cluster, genesisHashes, type StartedClusters } from './local-solana.js'
import { type SolanaOptions, startSolana } from './start-solana.js'

/** What to start. */
export interface ClustersOptions extends Omit<SolanaOptions, 'port' | 'cluster'> {
  /** Ports of HTTP by the reference of a CAIP-2 id; the WebSocket of each is one port up. 0 takes any pair that is free. */
  readonly ports: Readonly<Record<string, number>>
}

const clusters = Object.keys(genesisHashes) as readonly Cluster[]

/**
 * Starts a local Solana for each cluster, or names what is missing for them. When one cannot start, none runs. Throws like
 * `startSolana`, and a `TypeError` for a reference that is no public cluster's.
 */
export async function startClusters({ ports, ...options }: ClustersOptions): Promise<StartedClusters> {
  const started = await Promise.allSettled(
    Object.entries(ports).map(async ([reference, port]) => {
      const cluster = clusters.find((each) => genesisHashes[each].startsWith(reference))
      if (!cluster) throw new TypeError(`No cluster of Solana begins with ${reference}.`)
      return startSolana({ ...options, port, cluster })
    }),
  )
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const stop = async () => void (await Promise.all(running.map((each) => each.stop())))
  const failed = started.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const [{ missing } = { missing: [] }] = running
  return { clusters: running.flatMap(({ solana }) => solana ?? []), missing, stop }
}
