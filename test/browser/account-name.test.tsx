import { type ReactNode, StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import type { Connector, ConnectorChange } from '../../runtime/contract/connector.js'
import { useAccount } from '../../runtime/react/hooks.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryAddress, galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor } from '../gallery/gallery-wallets.data.js'
import { mount } from './mount.js'
import { until } from './until.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const picture = 'data:image/png;base64,AQ=='

/** A page over a directory of names whose answers the test gives, in any order. */
async function openPage(drawPage: () => ReactNode) {
  const asked: { readonly path: string; answer(body: object): void }[] = []
  const fetch = (url: URL) =>
    new Promise<Response>((resolve) => {
      asked.push({ path: url.pathname, answer: (body) => resolve(Response.json(body)) })
    })
  const followers = new Set<(change: ConnectorChange) => void>()
  const wallet: Connector = {
    ...galleryWallet(harbor),
    watch(onChange) {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
  }
  const services = { api: 'https://backend.example' }
  const state = { id: 'named', wallets: [wallet, ...someWallets()], isConnected: true, services, fetch, isLive: true }
  const kit = await galleryKit(state, 'light')
  const Page = drawPage
  mount().render(
    <StrictMode>
      <Provider kit={kit} wiring={kit.wiring}>
        <Page />
      </Provider>
    </StrictMode>,
  )
  const change = (what: ConnectorChange) => {
    for (const follower of [...followers]) follower(what)
  }
  const askedFor = (address: string) => asked.filter(({ path }) => path.toLowerCase().includes(address.toLowerCase()))
  return { kit, asked, askedFor, change }
}

const text = () => document.querySelector('output')?.textContent

test('behavior: a name that comes after the account changed is never shown for the new one', async () => {
  const drawn: string[] = []
  const { askedFor, change } = await openPage(function Who() {
    const { address, name, picture: image } = useAccount()
    drawn.push(`${address?.slice(0, 6)} ${name} ${image}`)
    return <output>{`${address?.slice(0, 6)} ${name} ${image}`}</output>
  })
  await until(() => askedFor(galleryAddress).length === 1)
  expect(text()).toBe('0xf39F undefined undefined')
  change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  await until(() => askedFor(bob).length === 1)
  askedFor(galleryAddress)[0]?.answer({ name: 'alice.eth', avatar: picture })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(text()).toBe('0x7099 undefined undefined')
  askedFor(bob)[0]?.answer({ name: '\u202ebob\u0007.eth', avatar: null })
  await until(() => text() === '0x7099 bob .eth undefined')
  change({ type: 'accountsChanged', accounts: [{ address: galleryAddress }] })
  await until(() => text() === '0xf39F undefined undefined')
  await until(() => askedFor(galleryAddress).length === 2)
  askedFor(galleryAddress)[1]?.answer({ name: 'alice.eth', avatar: picture })
  await until(() => text() === `0xf39F alice.eth ${picture}`)
  const wrong = drawn.filter((line) => /^0x7099.*alice|^0xf39F.*bob/.test(line))
  expect(wrong).toEqual([])
})

test('behavior: a page that reads neither name nor picture fetches no code and asks nothing', async () => {
  const { kit, asked } = await openPage(function Who() {
    const { address } = useAccount()
    return <output>{address}</output>
  })
  await until(text)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([kit.modal.peek(), asked]).toEqual([null, []])
})

test('behavior: a part that is drawn later and reads the name of an account it was given has it as well', async () => {
  function Late({ account }: { readonly account: ReturnType<typeof useAccount> }) {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? (
      <output>{`${account.name}`}</output>
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
    )
  }
  const { kit, asked } = await openPage(function Who() {
    return <Late account={useAccount()} />
  })
  const button = await until(() => document.querySelector('button'))
  expect(kit.modal.peek()).toBe(null)
  button.click()
  await until(() => asked.some(({ path }) => path.includes('identity')))
  asked.find(({ path }) => path.includes('identity'))?.answer({ name: 'alice.eth', avatar: null })
  await until(() => text() === 'alice.eth')
})

test('behavior: an account of another namespace has no name of the active one', async () => {
  const { kit, askedFor } = await openPage(function Who() {
    const [evm, sol] = [useAccount('eip155'), useAccount('solana')]
    return <output>{`${evm.status} ${evm.name}, ${sol.status} ${sol.name}`}</output>
  })
  await until(() => askedFor(galleryAddress).length === 1)
  askedFor(galleryAddress)[0]?.answer({ name: 'alice.eth', avatar: null })
  await until(() => text() === 'connected alice.eth, disconnected undefined')
  const accounts = ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'] as const
  const sol = galleryWallet({ id: 'app.sol', name: 'Sol', namespace: 'solana', caipNetworkId: 'solana:1', accounts })
  await kit.session.connect(sol, new AbortController().signal)
  await until(() => text() === 'connected undefined, connected undefined')
})
