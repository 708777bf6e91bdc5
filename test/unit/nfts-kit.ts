import { expect } from 'vitest'
import { createNfts } from '../../runtime/features/nfts/nfts.js'
import { soon } from '../setup/soon.js'
import { fakeConnector } from './fake-connector.js'
import { fakeKit } from './fake-kit.js'
import { fakeHost } from './fakes.js'

const services = { api: 'https://api.example' }

/** The NFTs of a kit whose backend is played; its answers can be changed. */
export async function nftsKit(fetch: (url: URL, request: Request) => Promise<Response> | Response) {
  const asked: { readonly url: URL; readonly signal: AbortSignal }[] = []
  const played = { fetch }
  const host = fakeHost({
    fetch(request) {
      asked.push({ url: new URL(request.url), signal: request.signal })
      return played.fetch(new URL(request.url), request)
    },
  })
  // A refusal names the page's origin.
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const { kit } = fakeKit({ services }, { ...host, links })
  await kit.loadModal()
  const connector = fakeConnector()
  await kit.session.connect(connector, new AbortController().signal)
  const api = createNfts(kit)
  const list = () => {
    const now = api.nfts.peek()
    return 'list' in now ? now.list : undefined
  }
  return { kit, host, api, asked, connector, played, list, state: () => api.nfts.peek() }
}

/** Every try of a call is over after 20 s; the prose of an error is fetched with the first one. */
export async function failed({ host, state }: Pick<Awaited<ReturnType<typeof nftsKit>>, 'host' | 'state'>) {
  await host.clock.advance(20_000)
  await soon(() => expect(state().status).toBe('failed'))
  return state()
}
