import type { Kit } from '../../contract/kit.js'
import { accountKey } from '../../core/account-key.js'
import { cell } from '../../core/cell.js'
import { createScope } from '../../core/scope.js'
import { createQuery, type QueryData, type QueryState } from '../../session/query.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import type { NftList, NftsApi, NftsState } from './contract.js'
import { type NftPage, readNftPage } from './nft.js'
import { createPictures } from './pictures.js'

/** Longer than the backend's client waits, with its tries. */
const READ_MS = 20_000
/** As long as the portfolio of an account (SPEC §9), a list needs no reading. */
const FRESH_MS = 30_000
/** Pages of an account, and accounts whose first page is remembered. */
const PAGES = 25
const REMEMBERED = 8

/** The pages behind the first one. */
interface Rest {
  readonly first: NftPage
  readonly pages: readonly NftPage[]
  readonly status: 'idle' | 'loading' | 'failed'
  readonly leaving: AbortController
}

/** Follows the NFTs of the active account on its network. Pictures come with them, so that none of it goes into storage. */
export function createNfts(kit: Kit): NftsApi {
  const { session, network, host } = kit
  const deps = backendDeps(kit)
  const backend = createBackend(deps)
  const known = new Map<string, QueryData<NftPage>>()
  const nfts = cell<NftsState>({ status: 'idle' })
  let rest: Rest | undefined

  function target() {
    const live = session.account()
    const on = live && network(live.caipNetworkId)
    return on && { key: accountKey(on.caipNetworkId, live.address), name: 'NFTs', chainId: on.caipNetworkId, ...live }
  }

  function read(cursor: string | undefined, signal: AbortSignal): Promise<NftPage> {
    const wanted = target()
    if (!wanted) return Promise.resolve({ nfts: [], next: undefined })
    const path = `/v1/account/${encodeURIComponent(wanted.address)}/nfts`
    const { chainId } = wanted
    return backend.get({ service: 'blockchain', path, decode: readNftPage(chainId) }, { chainId, cursor }, signal)
  }

  const first = createQuery<NftPage>({
    kit,
    readMs: READ_MS,
    freshMs: FRESH_MS,
    target() {
      const wanted = target()
      return (
        wanted && {
          ...wanted,
          kept: () => known.get(wanted.key),
          async read(signal) {
            const data = await read(undefined, signal)
            known.delete(wanted.key)
            known.set(wanted.key, { data, at: host.clock.now() })
            const [oldest] = known.keys()
            if (known.size > REMEMBERED && oldest) known.delete(oldest)
            return data
          },
        }
      )
    },
  })

  function show(now: QueryState<NftPage>): void {
    const data = 'data' in now ? now.data : undefined
    if (rest?.first !== data) {
      rest?.leaving.abort()
      rest = data && { first: data, pages: [], status: 'idle', leaving: new AbortController() }
    }
    nfts.value = toState(now, rest)
  }
  first.state.subscribe(show)

  function put(next: Rest): void {
    rest = next
    show(first.state.peek())
  }

  async function more(): Promise<void> {
    const before = rest
    const cursor = before && lastOf(before).next
    if (!before || !cursor || before.status === 'loading' || before.pages.length + 1 >= PAGES) return
    put({ ...before, status: 'loading', leaving: new AbortController() })
    const mine = rest
    if (!mine) return
    try {
      const page = await read(cursor, mine.leaving.signal)
      if (rest === mine) put({ ...mine, status: 'idle', pages: [...mine.pages, page] })
    } catch {
      if (rest === mine) put({ ...mine, status: 'failed' })
    }
  }

  const follow = createScope((own) => {
    own(() => {
      rest?.leaving.abort()
      if (rest) put({ ...rest, status: 'idle' })
    })
    own(first.follow())
  })

  return { nfts, follow, refresh: first.refresh, more, picture: createPictures(deps) }
}

function lastOf({ first, pages }: Rest): NftPage {
  return pages.at(-1) ?? first
}

function toState(now: QueryState<NftPage>, rest: Rest | undefined): NftsState {
  if (now.status === 'idle') return now
  const list = rest && { list: toList(rest), ...('at' in now && { at: now.at }) }
  return now.status === 'failed'
    ? { status: 'failed', error: now.error, ...list }
    : ({ status: now.status, ...list } as NftsState)
}

/** What stands on two pages is one: it moved while they were read. */
function toList(rest: Rest): NftList {
  const all = [rest.first, ...rest.pages].flatMap((page) => page.nfts)
  const nfts = [...new Map(all.map((nft) => [nft.id, nft])).values()]
  if (lastOf(rest).next === undefined) return { nfts, rest: 'none' }
  if (rest.pages.length + 1 >= PAGES) return { nfts, rest: 'cut' }
  return { nfts, rest: rest.status === 'idle' ? 'more' : rest.status }
}
