import { ModalError } from '../../schema/error.js'
import { anyFreePorts, isPortFree, nextFreePort } from '../node/ports.js'
import { stackError } from './errors.js'

/** Where each service of the stack listens; 0 lets a chain take any. */
export interface StackPorts {
  readonly api: number
  readonly frame: number
  /** One for each EVM chain: 1, 137, 8453. */
  readonly evm: readonly number[]
  /** JSON-RPC; its WebSocket is on the next one, which is where clients look for it. */
  readonly solana: number
}

/** DESIGN 3.5: where everything is unless asked for otherwise. */
export const defaultPorts: StackPorts = { api: 8787, frame: 8788, evm: [8545, 8546, 8547], solana: 8899 }

/** What the choice goes by. */
export interface PortWishes {
  /** Port of the API; the default ports when left out, any free ones for 0. */
  readonly port?: number
  /** Whether local chains are started. */
  readonly chains: boolean
  readonly isFree?: (port: number) => Promise<boolean>
}

/**
 * Chooses the ports: the default ones, all of which must be free; or the API where it is wanted and the rest on free
 * ports after it. Throws `stack/port-taken` and `stack/no-ports`.
 */
export async function choosePorts({ port, chains, isFree = isPortFree }: PortWishes): Promise<StackPorts> {
  if (port === 0) return freePorts()
  if (port === undefined) return checkDefaults(chains, isFree)
  if (!(await isFree(port))) throw taken('the API', port)
  const used = [port]
  const next = async (count: number): Promise<number> => {
    const found = await nextFreePort(port + 1, { count, taken: used, isFree })
    if (found === undefined) throw stackError('stack/no-ports', { port })
    used.push(...Array.from({ length: count }, (_, step) => found + step))
    return found
  }
  const frame = await next(1)
  if (!chains) return { ...defaultPorts, api: port, frame }
  const evm: number[] = []
  for (const _ of defaultPorts.evm) evm.push(await next(1))
  return { api: port, frame, evm, solana: await next(2) }
}

/** The chains take theirs from the system as they start; the API tells its own in addresses, so it has to be known. */
async function freePorts(): Promise<StackPorts> {
  const [api = 0, frame = 0] = await anyFreePorts(2)
  return { api, frame, evm: defaultPorts.evm.map(() => 0), solana: 0 }
}

async function checkDefaults(chains: boolean, isFree: (port: number) => Promise<boolean>): Promise<StackPorts> {
  const { api, frame, evm, solana } = defaultPorts
  const wanted: readonly (readonly [string, number])[] = [
    ['the API', api],
    ['the secure frame', frame],
    ...(chains ? evm.map((port) => ['an EVM chain', port] as const) : []),
    ...(chains
      ? ([
          ['Solana', solana],
          ["Solana's WebSocket", solana + 1],
        ] as const)
      : []),
  ]
  for (const [service, port] of wanted) if (!(await isFree(port))) throw taken(service, port)
  return defaultPorts
}

/** What to say when a port was free when it was chosen, and taken when the backend listened; nothing for other failures. */
export function portTaken(cause: unknown, { frame }: Pick<StackPorts, 'frame'>): Error | undefined {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE' && 'port' in cause)) return undefined
  const port = Number(cause.port)
  return taken(port === frame ? 'the secure frame' : 'the API', port)
}

/**
 * Starts, and where any ports would do (`port` is 0) starts once more when one of them was taken in between: these
 * numbers were not asked for.
 */
export function startAgain<T>(port: number | undefined, start: () => Promise<T>): Promise<T> {
  return start().catch((cause: unknown) => {
    if (port === 0 && ModalError.is(cause) && cause.code === 'stack/port-taken') return start()
    throw cause
  })
}

/** Suggests a port well away from the default ones: the next ones are taken by the stack that runs already. */
function taken(service: string, port: number): Error {
  return stackError('stack/port-taken', { service, port, other: port > 55_000 ? 18_787 : port + 10_000 })
}
