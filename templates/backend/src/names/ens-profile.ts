import { getAddress } from 'viem'
import type { Backend } from '../backend.js'
import { Problem } from '../http/problems.js'
import { ETHEREUM, ETHEREUM_BY_RULE } from './coin-type.js'
import { ensChain, normalName, readEnsEntry } from './ens.js'
import { freshFor } from './fresh-for.js'
import type { Profile } from './profile.js'

/**
 * Who sends to a name asks again before they sign, to see whether it points elsewhere by then: an answer is shared by
 * requests that come together, and hardly longer.
 */
const FRESH_MS = 5_000
const REMEMBERED = 5_000

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
