import { expect, onTestFinished, test } from 'vitest'
import type { Connector } from '../../runtime/contract/connector.js'
import { networksToken } from '../../runtime/features/networks/contract.js'
import { useAccount, useDisconnect, useModal } from '../../runtime/react/hooks.js'
import { useKit } from '../../runtime/react/use-kit.js'
import { familyNetworks } from '../gallery/gallery-networks.data.js'
import { galleryAddress, galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { connect, connectAndLook, openPage, press, pressNamed, shows, view } from './spec-page.js'
import { until } from './until.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const others = { eip155: `0x${'5'.repeat(40)}`, solana: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }
const network = () => document.querySelector('[data-mk-button="network"]')?.textContent
const told = (name: string) => document.querySelector(`[data-told="${name}"]`)?.textContent
const choose = (id: string) => press(`[data-mk-network="${id}"]`)

/** A wallet of each of two namespaces, with two accounts each, and the networks each was asked to move to. */
function families() {
  const asked: string[] = []
  const counted = (wallet: Connector): Connector => ({
    ...wallet,
    switchNetwork(to, signal) {
      asked.push(`${wallet.name} ${to.name}`)
      return wallet.switchNetwork(to, signal)
    },
  })
  const evm = galleryWallet({ ...juniper, accounts: [galleryAddress, others.eip155] })
  const accounts: [string, string] = [others.solana, 'So11111111111111111111111111111111111111112']
  const sol = galleryWallet({ ...harbor, namespace: 'solana', caipNetworkId: solana, accounts })
  return { asked, wallets: [counted(evm), counted(sol)] }
}

/** What the hooks tell of each family, and buttons of the host's own. */
function Host() {
  const kit = useKit()
  const { open } = useModal()
  const disconnect = useDisconnect()
  const accounts = { eip155: useAccount('eip155'), solana: useAccount('solana') }
  async function chooseConfirmed(): Promise<void> {
    const target = kit.wiring.networks.find(({ caipNetworkId }) => caipNetworkId === solana)
    const route = target && (await kit.use(networksToken)).choose(target, true)
    if (target && route) open({ view: route, params: { caipNetworkId: target.caipNetworkId } })
  }
  return (
    <>
      {Object.entries(accounts).map(([name, account]) => (
        <p key={name} data-told={name}>
          {account.status === 'connected'
            ? `${account.caipAddress} ${account.address} ${account.live.accounts.map(({ address }) => address)}`
            : account.status}
        </p>
      ))}
      <button type="button" onClick={() => void disconnect('eip155')}>
        Leave EVM
      </button>
      <button type="button" onClick={() => void chooseConfirmed()}>
        Solana, confirmed
      </button>
    </>
  )
}

async function open() {
  const { asked, wallets } = families()
  await openPage({ wallets, networks: familyNetworks, children: <Host /> })
  return asked
}

/** Connects the first family, and the second one by its network. */
async function connectBoth(): Promise<void> {
  await connect()
  await press('[data-mk-button="network"]')
  await choose(solana)
  await shows('SwitchActiveChain')
  await pressNamed('Switch')
  await shows('Connect')
  await press(`[data-mk-wallet="${harbor.id}"]`)
  await until(() => told('solana') !== 'disconnected' && !view())
}

test('SPEC §3: an account has an address, a CAIP address and a status', async () => {
  await open()
  expect(told('eip155')).toBe('disconnected')
  await connect()
  expect(told('eip155')).toMatch(`eip155:1:${galleryAddress} ${galleryAddress} `)
})

test('SPEC §3, §4: every family has an account of its own with all its addresses, and leaving one changes no other', async () => {
  await open()
  await connectBoth()
  const [evm, sol] = [told('eip155'), told('solana')]
  expect(evm).toMatch(new RegExp(`${galleryAddress},${others.eip155}$`, 'i'))
  expect(sol).toBe(`${solana}:${others.solana} ${others.solana} ${others.solana},So1${'1'.repeat(39)}2`)
  await pressNamed('Leave EVM')
  await until(() => told('eip155') === 'disconnected')
  expect(told('solana')).toBe(sol)
})

test('SPEC §4, network switch: the same network does nothing; another one shows SwitchNetwork and asks the wallet', async () => {
  const asked = await open()
  await connectAndLook()
  const seen = watchViews()
  await press('.mk-chip')
  await choose('eip155:1')
  await shows('Account')
  await press('.mk-chip')
  await shows('Networks')
  expect([asked, switches(seen)]).toEqual([[], []])
  await choose('eip155:8453')
  await shows('Account')
  expect([asked, switches(seen), network()]).toEqual([['Juniper Base'], ['SwitchNetwork'], 'Base'])
})

test('SPEC §4, network switch: a namespace that is not connected shows SwitchActiveChain, and no wallet is asked', async () => {
  const asked = await open()
  await connect()
  await press('[data-mk-button="network"]')
  await choose(solana)
  await shows('SwitchActiveChain')
  expect([asked, network()]).toEqual([[], 'Ethereum'])
})

test('SPEC §4, network switch: a namespace that is connected as well shows SwitchNetwork', async () => {
  await open()
  await connectBoth()
  expect(network()).toBe('Solana')
  await press('[data-mk-button="network"]')
  await shows('Networks')
  const seen = watchViews()
  await choose('eip155:8453')
  await until(() => network() === 'Base')
  expect(switches(seen)).toEqual(['SwitchNetwork'])
})

test('SPEC §4, network switch: a confirmation that is ignored shows SwitchNetwork at once', async () => {
  await open()
  await connect()
  const seen = watchViews()
  await pressNamed('Solana, confirmed')
  await until(() => seen.size > 0)
  expect(switches(seen)).toEqual(['SwitchNetwork'])
})

const switches = (seen: ReadonlySet<string | undefined>) => [...seen].filter((name) => name?.startsWith('Switch'))

/** The views that are shown from now on. */
function watchViews(): ReadonlySet<string | undefined> {
  const seen = new Set<string | undefined>()
  const observer = new MutationObserver(() => view() && seen.add(view()))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return seen
}
