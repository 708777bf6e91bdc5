import type { AllWalletsOptions, Directory } from '../../runtime/features/all-wallets/contract.js'
import { createDirectory } from '../../runtime/features/all-wallets/directory.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { evmNetwork, fakeKit } from './fake-kit.js'
import { fakeHost } from './fakes.js'

/** Where a directory asks in the unit tests. */
export const services = { api: 'https://api.example', images: 'https://pictures.example' }

/** What a directory of the unit tests is made of. */
export interface Plan extends AllWalletsOptions {
  readonly rows?: readonly object[]
  readonly count?: number
  readonly isMobile?: boolean
  readonly exclude?: { ids?: readonly string[]; rdns?: readonly string[]; names?: readonly string[] }
  /** Ignores what it is asked to leave out and how much it is asked for. */
  readonly isRude?: boolean
}

/** A directory over a backend with these rows. */
export async function directoryOver({
  rows = [],
  count,
  isMobile = false,
  exclude = {},
  isRude = false,
  ...options
}: Plan = {}) {
  const urls: URL[] = []
  const host = fakeHost({
    isMobile,
    fetch({ url }) {
      const { searchParams: query } = new URL(url)
      urls.push(new URL(url))
      const list = (name: string) => query.get(name)?.split(',')
      const id = (row: object) => (row as { id: string }).id
      const found = rows.filter(
        (row) =>
          isRude ||
          ((list('include')?.includes(id(row)) ?? true) &&
            !list('exclude')?.includes(id(row)) &&
            (!query.has('rdns') || (row as { rdns?: string }).rdns === query.get('rdns'))),
      )
      const size = Number(query.get('entries'))
      const start = (Number(query.get('page')) - 1) * size
      return Response.json({ data: found.slice(start, start + size), count: count ?? found.length })
    },
  })
  const { kit } = fakeKit({ features: [connect({ exclude })], services, networks: [evmNetwork(1, 'Ethereum')] }, host)
  await kit.loadModal()
  return { directory: createDirectory(kit, options), urls, host }
}

/** A wallet as a backend sends it. */
export const row = (id: string, more: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  mobile_link: `${id}app://`,
  ...more,
})
/** So many of them. */
export const many = (length: number) => Array.from({ length }, (_, index) => row(`w${index + 1}`))
/** Their ids, in the same order. */
export const idsOf = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id)

/** Reads the whole list. */
export async function readAll(list: ReturnType<Directory['list']>) {
  for (let tries = 0; tries < 400 && list.state.peek().status === 'more'; tries += 1) await list.more()
  return list.state.peek()
}
