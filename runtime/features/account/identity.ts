import type { ModalError } from '../../../schema/error.js'
import { allowedPicture } from '../../../schema/picture.js'
import type { Kit } from '../../contract/kit.js'
import type { Profile } from '../../contract/provided.js'
import { blockchainUrl } from '../../core/blockchain-url.js'
import { cell } from '../../core/cell.js'
import { clean } from '../../core/clean.js'
import { type Decoder, listOf, optional, recordOf, shape, text } from '../../core/decode.js'
import { addressKey } from '../../core/same-address.js'
import { isSupported, namesNetwork } from '../../core/supported.js'
import { createQuery, type QueryData } from '../../session/query.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import type { Identity, IdentityApi } from './contract.js'

/** SPEC §9, cache of identities. */
const FRESH_MS = 5 * 60_000
/** Two calls of the backend's client, one after the other. */
const READ_MS = 35_000
/** Addresses whose identity is kept, and letters of a name and of a picture. */
const KEPT = 4
const NAME = 255
const AVATAR = 100_000

const answer: Decoder<Identity> = /*#__PURE__*/ shape<Identity>({
  // `null` means that no name is registered: an answer without a name is another's.
  name: (input) => (input === null ? null : text(input)),
  avatar: optional(text),
})
const service = 'blockchain' as const
const names = /*#__PURE__*/ listOf(shape<{ readonly name: string }>({ name: text }))
const keptRow = /*#__PURE__*/ shape<Identity & { readonly at: number }>({
  name: optional(text),
  avatar: optional(text),
  at: (input) => (Number.isFinite(input) ? (input as number) : undefined),
})

/** An identity, and the key of the address it was read for. */
interface Found {
  readonly of: string
  readonly who: Identity
}

/** Follows the identity of the live account: where the product has names (SPEC §5), on networks that are no test networks. */
export function createIdentity(kit: Kit): IdentityApi {
  const { host, storage } = kit
  const deps = backendDeps(kit)
  const { services } = deps.wiring
  const backend = createBackend(deps)
  const identity = cell<Identity | undefined>(undefined)
  const profile = cell<Profile | undefined>(undefined)

  /** What is kept, by address, however old: it is shown until a directory knows better. */
  function keptRows(): readonly (readonly [string, Identity & { readonly at: number }])[] {
    return Object.entries(storage.read('identity', recordOf(keptRow)) ?? {}).slice(-KEPT)
  }

  function keep(address: string, found: Identity): void {
    const others = keptRows().filter(([each]) => each !== address)
    const rows = [...others.slice(1 - KEPT), [address, { ...found, at: host.clock.now() }]]
    storage.write('identity', Object.fromEntries(rows))
  }

  function shownOf({ name, avatar }: Identity): Identity {
    return { name: name?.slice(0, NAME) || null, avatar: allowedPicture(avatar, services.images, AVATAR) ?? null }
  }

  async function read(address: string, chain: string, signal: AbortSignal): Promise<Identity> {
    const query = { sender: address }
    const path = encodeURIComponent(address)
    try {
      const route = { service, path: `/v1/identity/${path}`, decode: answer }
      return shownOf(await backend.get(route, query, signal))
    } catch (cause) {
      signal.throwIfAborted()
      const route = { service, path: `/v1/profile/reverse/${path}`, decode: names }
      const [first] = await backend.get(route, { ...query, apiVersion: 2 }, signal)
      // The reverse lookup knows some names only: that it has none says nothing where the identity could not be read.
      if (!first && (cause as ModalError).slots['status'] !== 404) throw cause
      const avatar = chain === namesNetwork ? (identity.peek()?.avatar ?? null) : null
      return shownOf({ name: first?.name ?? null, avatar })
    }
  }

  const followed = createQuery<Found>({
    kit,
    readMs: READ_MS,
    freshMs: FRESH_MS,
    target(live, on) {
      if (!blockchainUrl(services) || on.testnet || !isSupported('names', on.chainNamespace)) return undefined
      const key = addressKey(on.chainNamespace, live.address)
      return {
        key,
        name: 'identity',
        kept(): QueryData<Found> | undefined {
          const [, row] = keptRows().find(([each]) => each === key) ?? []
          return row && { data: { of: key, who: shownOf(row) }, at: row.at }
        },
        async read(signal) {
          const found = await read(live.address, on.caipNetworkId, signal)
          keep(key, found)
          return { of: key, who: found }
        },
      }
    },
  })
  followed.state.subscribe((now) => {
    const found = 'data' in now ? now.data : undefined
    identity.value = found?.who
    profile.value = found && profileOf(found)
  })
  return { identity, profile, follow: followed.follow }
}

function profileOf({ of, who }: Found): Profile {
  return { of, name: clean(who.name ?? '', NAME) || undefined, picture: who.avatar ?? undefined }
}
