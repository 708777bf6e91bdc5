import type { CaipNetworkId } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import { type LocalPorts, localPort, localPorts } from '../../schema/services.js'
import { anyFreePorts, isPortFree } from '../node/ports.js'
import { stackError } from './errors.js'

/** What the choice goes by. */
export interface PortWishes {
  /** Port of the API; that of DESIGN 3.5 when left out, any free ones for 0. */
  readonly port?: number
  /** Whether local chains are started. */
  readonly chains: boolean
  /** CAIP-2 ids of the app's networks, which run beside the seeded ones; none when left out. */
  readonly chainIds?: readonly CaipNetworkId[]
  readonly isFree?: (port: number) => Promise<boolean>
}

/**
 * Chooses the ports: those that a config names by the port of the API, all of which must be free, so that the app finds
 * every service where its files say. Throws `stack/port-taken` and `stack/no-ports`.
 */
export async function choosePorts(wishes: PortWishes): Promise<LocalPorts> {
  const { port = localPort, chains, chainIds = [], isFree = isPortFree } = wishes
  const ports = localPorts(port, chainIds)
  if (port === 0) return freePorts(ports)
  const wanted: readonly (readonly [string, number])[] = [
    ['the API', ports.api],
    ['the secure frame', ports.frame],
    ...(chains ? chainPorts(ports) : []),
  ]
  if (wanted.some(([, each]) => each > 65_535)) throw stackError('stack/no-ports', { port })
  for (const [service, each] of wanted) if (!(await isFree(each))) throw taken(service, each)
  return ports
}

function chainPorts({ evm, solana }: LocalPorts): readonly (readonly [string, number])[] {
  return [
    ...Object.values(evm).map((each) => ['an EVM chain', each] as const),
    ...Object.values(solana).flatMap((each) => [['Solana', each] as const, ["Solana's WebSocket", each + 1] as const]),
  ]
}

/** The chains take theirs from the system as they start; the API tells its own in addresses, so it has to be known. */
async function freePorts({ evm, solana }: LocalPorts): Promise<LocalPorts> {
  const [api = 0, frame = 0] = await anyFreePorts(2)
  const any = (ids: object) => Object.fromEntries(Object.keys(ids).map((id) => [id, 0]))
  return { api, frame, evm: any(evm), solana: any(solana) }
}

/** What to say when a port was free when it was chosen, and taken when the backend listened; nothing for other failures. */
export function portTaken(cause: unknown, { frame }: Pick<LocalPorts, 'frame'>): Error | undefined {
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
