import type { Kit } from '../../contract/kit.js'
import { blockchainUrl } from '../../core/blockchain-url.js'
import { type Decoder, recordOf, shape, text } from '../../core/decode.js'
import { toModalError } from '../../core/errors.js'
import { isSameAddress } from '../../core/same-address.js'
import { namesNetwork } from '../../core/supported.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import type { ReceiverState } from './contract.js'
import type { Sender } from './sender.js'

/** What a text is a receiver by; facts of the chain are read afterwards. */
export type ResolvedReceiver = Extract<ReceiverState, { readonly status: 'valid' | 'invalid' }>

/** SLIP-44 of Ether, under which names keep the address that is good where none of its own is kept. */
const ETHER = '60'

const entries: Decoder<Readonly<Record<string, { readonly address: string }>>> = /*#__PURE__*/ recordOf(
  /*#__PURE__*/ shape({ address: text }),
)
const profile = /*#__PURE__*/ shape({ addresses: entries })

/**
 * Reads a receiver: an address of the sender's namespace, or a name, for which the app's backend and the chain's own resolver
 * are asked. Where both know one, they must agree. Throws `rpc/*`, `backend/*`, `flow/*`.
 */
export async function resolveReceiver(
  kit: Kit,
  { network }: Sender,
  typed: string,
  signal: AbortSignal,
): Promise<ResolvedReceiver> {
  const chain = await kit.chain(network.chainNamespace)
  const read = chain.readAddress(typed)
  if (read) return { status: 'valid', address: read.address, isMisspelt: read.isMisspelt ?? false, facts: undefined }
  const transfers = typed.includes('.') ? await chain.transfers?.() : undefined
  const found = await transfers?.resolveName?.(typed, network, kit.network(namesNetwork), signal)
  if (!found) return { status: 'invalid' }
  const told = await backendAddress(kit, found.name, Number(network.id), signal)
  const isSame = (one: string, other: string) => isSameAddress(network.chainNamespace, one, other)
  if (told && found.address && !isSame(told, found.address)) return { status: 'invalid', why: 'disagree' }
  const known = chain.readAddress(found.address ?? told ?? '')
  if (!known) return { status: 'invalid', why: 'noName' }
  return { status: 'valid', address: known.address, name: found.name, isMisspelt: false, facts: undefined }
}

/** Where the app's backend says that a name leads (FACTS 3.3): to the network's own address, else to Ethereum's. */
async function backendAddress(kit: Kit, name: string, id: number, signal: AbortSignal): Promise<string | undefined> {
  const deps = backendDeps(kit)
  if (!blockchainUrl(deps.wiring.services)) return undefined
  const path = `/v1/profile/account/${encodeURIComponent(name)}`
  try {
    const route = { service: 'blockchain', path, decode: profile } as const
    const { addresses } = await createBackend(deps).get(route, { apiVersion: 2 }, signal)
    // ENSIP-11, SPEC §5.
    const own = addresses[`${(0x80000000 | id) >>> 0}`] ?? addresses[ETHER] ?? Object.values(addresses)[0]
    return own?.address
  } catch (cause) {
    if (toModalError(cause).slots['status'] === 404) return undefined
    throw cause
  }
}
