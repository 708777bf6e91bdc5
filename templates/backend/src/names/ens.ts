import { getAddress } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { Backend } from '../backend.js'
import type { Chain } from '../chains/chains.js'
import { NodeError } from '../chains/upstream.js'
import { withDeadline } from '../clock.js'
import { Problem } from '../http/problems.js'
import { ETHEREUM, ETHEREUM_BY_RULE } from './coin-type.js'
import { contractClient } from './contract-client.js'
import { freshFor } from './fresh-for.js'
import { isPicture } from './picture.js'
import type { Profile } from './profile.js'

/** The name and the picture of an address. */
export interface Identity {
  readonly name: string | null
  /** An https or data URL for the browser; the backend does not fetch it. */
  readonly avatar: string | null
}

/** An address without a name and a picture. */
export const nobody: Identity = { name: null, avatar: null }

/** Both questions together may take this long, in ms. */
const ENS_MS = 12_000
const NAME_MOST = 255

/**
 * A sender asks for a name again before signing, in case it points elsewhere by then: an answer is shared by requests
 * that come together, and hardly longer.
 */
const FRESH_MS = 5_000
const REMEMBERED = 5_000

/**
 * The primary ENS name of an address and its avatar, read on Ethereum through the Universal Resolver, which checks that
 * the name points back. Names that ENSIP-15 would write otherwise, resolvers that answer off chain, and avatars that are
 * no plain picture count as none. Throws when the chain does not answer.
 */
export async function readEns(chain: Chain, address: `0x${string}`, stopping: AbortSignal): Promise<Identity> {
  return withDeadline(ENS_MS, [stopping], async (signal) => {
    const { client, orNull } = ensReader(chain, signal)
    const name = await orNull(getEnsName(client, { address }))
    if (name === null || normalName(name) !== name) return nobody
    return { name, avatar: pictureOf(await orNull(getEnsText(client, { name, key: 'avatar' }))) }
  })
}

/** Where an ENS name points on Ethereum. */
export interface EnsEntry {
  readonly address: `0x${string}`
  readonly avatar: string | null
}

/**
 * The address that an ENS name points to, and its avatar; `undefined` where it points nowhere. Give it what `normalName`
 * returned. Throws when the chain does not answer.
 */
async function readEnsEntry(chain: Chain, name: string, stopping: AbortSignal): Promise<EnsEntry | undefined> {
  return withDeadline(ENS_MS, [stopping], async (signal) => {
    const { client, orNull } = ensReader(chain, signal)
    const address = await orNull(getEnsAddress(client, { name }))
    if (address === null) return undefined
    return { address, avatar: pictureOf(await orNull(getEnsText(client, { name, key: 'avatar' }))) }
  })
}

/** A name as ENS writes it (ENSIP-15); `undefined` for what can be none. */
function normalName(text: string): string | undefined {
  if (text.length > NAME_MOST) return undefined
  try {
    const name = normalize(text)
    return name.length <= NAME_MOST ? name : undefined
  } catch {
    return undefined
  }
}

/** The chain that ENS is read on, where it is served. */
export function ensChain({ chains }: Pick<Backend, 'chains'>): Chain | undefined {
  return chains.get('eip155:1')
}

function ensReader(chain: Chain, signal: AbortSignal) {
  const silences: unknown[] = []
  const heard = (cause: unknown) => void (cause instanceof NodeError || silences.push(cause))
  const client = contractClient(chain, heard, signal)
  // What a contract answers that viem can't read is no name; only a chain that is silent is a failure.
  const orNull = <T>(answer: Promise<T>) =>
    answer.catch((): null => {
      if (silences.length > 0) throw silences[0]
      return null
    })
  return { client, orNull }
}

function pictureOf(text: string | null): string | null {
  return text !== null && isPicture(text) ? text : null
}

/**
 * Makes the lookup of ENS names, as profiles; `undefined` for what is no name or points nowhere. ENS does not tell when a
 * name was registered: those times are 0. It throws `upstream_failed` when Ethereum does not answer.
 */
export function ensProfiles(
  backend: Pick<Backend, 'chains' | 'clock' | 'signal'>,
): (text: string) => Promise<Profile | undefined> {
  const chain = ensChain(backend)
  const { clock, signal } = backend
  const find = freshFor({ clock, freshMs: FRESH_MS, failedMs: FRESH_MS, most: REMEMBERED }, async (name) =>
    chain ? await readEnsEntry(chain, name, signal) : undefined,
  )
  return async (text) => {
    const name = text.includes('.') ? normalName(text) : undefined
    if (name === undefined) return undefined
    const entry = await find(name).catch((cause: unknown) => {
      throw new Problem('upstream_failed', { cause })
    })
    if (!entry) return undefined
    const address = { address: getAddress(entry.address), created: 0 }
    return {
      name,
      registered: 0,
      registered_at: 0,
      updated: 0,
      updated_at: 0,
      addresses: { [ETHEREUM]: address, [ETHEREUM_BY_RULE]: address },
      attributes: entry.avatar === null ? [] : [{ avatar: entry.avatar }],
    }
  }
}
