import { dirname, join } from 'node:path'
import type { LocalPorts } from '../../schema/services.js'
import { claimFile } from '../../templates/backend/src/db/claim-file.js'
import { makeDataFolder } from '../node/machine.js'
import { ownRoot } from '../node/own-package.js'
import { settingsOfEvmChain, settingsOfSolana } from './chain-settings.js'
import type { LocalChains } from './chains/local-chain.js'
import { startChains } from './chains/start-chains.js'
import { choosePorts, portTaken, startAgain } from './choose-ports.js'
import { type Cleanups, createCleanups, settleAll } from './cleanups.js'
import { stackError } from './errors.js'
import { loadBackend } from './load-backend.js'
import { chainServices, serviceLines } from './service-lines.js'
import type { StartedClusters } from './solana/local-solana.js'
import { startClusters } from './solana/start-clusters.js'
import type { Stack, StackOptions } from './stack.js'
import { readTemplateDatabase } from './template-database.js'

/** What every part of a start needs. */
interface Place {
  /** Folder whose packages are used. */
  readonly home: string
  /** Folder of the data; memory without it. */
  readonly data: string | undefined
  readonly ports: LocalPorts
  readonly signal: AbortSignal
  readonly cleanups: Cleanups
}

/**
 * Starts the local stack of DESIGN 3.5 on loopback: EVM chains and Solana at once, then the backend over them. A part
 * of the chains that is not installed is told as a line, and the rest starts. When it throws, or the signal is aborted,
 * nothing is left running. Throws `stack/port-taken`, `stack/no-ports`, `stack/packages-missing`,
 * `stack/data-in-use`, what the parts throw, or the reason of the signal.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  return startAgain(options.port, () => startOnce(options))
}

async function startOnce(options: StackOptions): Promise<Stack> {
  const cleanups = createCleanups()
  try {
    return await start(options, cleanups)
  } catch (cause) {
    // The first failure is what matters; a part that does not stop well because of it adds nothing.
    await cleanups.run().catch(() => {})
    throw cause
  }
}

async function start(options: StackOptions, cleanups: Cleanups): Promise<Stack> {
  const { dir, port, chainIds = [], packages, addCommand: add = 'npm install -D', chains: hasChains = true } = options
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  signal.throwIfAborted()
  const data = options.isEphemeral ? undefined : await claimData(dir, cleanups)
  const ports = await choosePorts({ chains: hasChains, chainIds, ...(port !== undefined && { port }) })
  const place: Place = { home: packages ? dirname(packages) : dir, data, ports, signal, cleanups }
  const [backend, evm, svm] = await settleAll(
    [loadBackend(), hasChains ? startEvm(place) : noChains(), hasChains ? startSvm(place) : noSolana()],
    (cause) => failed.abort(cause),
  )
  signal.throwIfAborted()
  const missing = [...evm.missing, ...svm.missing]
  const template = () => readTemplateDatabase({ from: packages })
  const starting = backend.startDevelopment({
    port: ports.api,
    framePort: ports.frame,
    chains: [...evm.chains.map(settingsOfEvmChain), ...svm.clusters.map(settingsOfSolana)],
    database:
      data === undefined
        ? { kind: 'memory', from: template }
        : { kind: 'folder', path: join(data, 'database'), from: template },
    siteFolder: join(ownRoot(), 'templates/backend/site'),
    beside: chainServices(evm.chains, svm.clusters, missing),
    // They are in memory: a database that is kept would tell of transactions that they no longer know.
    freshChains: svm.clusters.map(({ chainId }) => chainId),
    signal,
  })
  const running = await starting.catch((cause: unknown) => {
    throw portTaken(cause, ports) ?? cause
  })
  cleanups.add(running.stop)
  signal.throwIfAborted()
  const { url, frameUrl, isSiteServed, inboxUrl, relayUrl } = running
  const stack = { url, frameUrl, isSiteServed, inboxUrl, relayUrl, chains: evm.chains, clusters: svm.clusters }
  for (const line of serviceLines(stack, missing, add)) options.onService?.(line)
  return { ...stack, missing, stop: cleanups.run }
}

async function startEvm({ home, data, ports, signal, cleanups }: Place) {
  const started = await startChains({
    ports: ports.evm,
    ...(data !== undefined && { stateDir: join(data, 'chains') }),
    projectFolder: home,
    signal,
  })
  cleanups.add(started.stop)
  return started
}

async function startSvm({ ports, signal, cleanups }: Place) {
  const started = await startClusters({ ports: ports.solana, signal })
  cleanups.add(started.stop)
  return started
}

async function noChains(): Promise<Pick<LocalChains, 'chains' | 'missing'>> {
  return { chains: [], missing: [] }
}

async function noSolana(): Promise<Pick<StartedClusters, 'clusters' | 'missing'>> {
  return { clusters: [], missing: [] }
}

/** Makes `.modal-kit/` and claims it: two embedded databases in one folder would damage it. */
async function claimData(dir: string, cleanups: Cleanups): Promise<string> {
  const folder = join(dir, '.modal-kit')
  const lock = join(folder, 'stack.lock')
  await makeDataFolder(folder)
  const claim = await claimFile(lock)
  if (claim.kind === 'taken') throw stackError('stack/data-in-use', { folder, lock, pid: claim.pid })
  cleanups.add(claim.release)
  return folder
}
