import { expect, test } from 'vitest'
import type { Connector } from '../../runtime/contract/connector.js'
import type { ConnectorSource } from '../../runtime/contract/source.js'
import { walletConnect } from '../../runtime/features/wallet-connect/feature.js'
import { useModal } from '../../runtime/react/hooks.js'
import { familyNetworks } from '../gallery/gallery-networks.data.js'
import { galleryPairing, pairingParts } from '../gallery/gallery-pairing.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper, lumen } from '../gallery/gallery-wallets.data.js'
import { connect, openPage, press, pressNamed, shows, view } from './spec-page.js'
import { until } from './until.js'

const network = () => document.querySelector('[data-mk-button="network"]')?.textContent
const told = () => document.querySelector('[data-told]')?.textContent
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-mk-wallet]')].map((row) => row.dataset['mkWallet'])

/** Buttons of the host's own, and what its hook tells of the modal. */
function Host() {
  const { open, isOpen, view: name } = useModal()
  return (
    <>
      <p data-told="">{`${isOpen ? 'open' : 'closed'} ${name}`}</p>
      <button type="button" onClick={() => open({ namespace: 'solana' })}>
        Solana
      </button>
      <button type="button" onClick={() => open({ namespace: 'eip155' })}>
        EVM
      </button>
      <button type="button" onClick={() => open({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:8453' } })}>
        Go to Base
      </button>
    </>
  )
}

test('SPEC §2: the modal opens on Connect without an address, and on Account with one', async () => {
  await openPage({ children: <Host /> })
  await until(() => told() === 'closed Connect')
  await press('[data-mk-button="connect"]')
  await shows('Connect')
  await press('[data-mk-wallet="app.juniper"]')
  await shows()
  await press('[data-mk-button="account"]')
  await shows('Account')
  expect(told()).toBe('open Account')
})

test('SPEC §2, opening 1: another namespace is shown first, with its wallets, and none is asked', async () => {
  let asked = 0
  const solana: Connector = {
    ...galleryWallet({ ...harbor, namespace: 'solana' }),
    connect() {
      asked += 1
      return new Promise(() => {})
    },
  }
  const wallets = [galleryWallet(juniper), solana, galleryWallet(lumen)]
  const { kit } = await openPage({ wallets, networks: familyNetworks, children: <Host /> })
  await connect()
  expect(network()).toBe('Ethereum')
  await pressNamed('Solana')
  await shows('Connect')
  await until(() => rows().length > 0)
  expect([rows(), network(), kit.session.state.peek().active, asked]).toEqual([[harbor.id], 'Solana', 'solana', 0])
  expect(kit.session.account('eip155')?.connectorId).toBe(juniper.id)
})

test('SPEC §2, opening 1: the namespace that is shown stays on its network', async () => {
  const wallets = [galleryWallet({ ...juniper, caipNetworkId: 'eip155:8453' })]
  await openPage({ wallets, networks: familyNetworks, children: <Host /> })
  await press('[data-mk-button="network"]')
  await press('[data-mk-network="eip155:8453"]')
  await shows()
  await pressNamed('EVM')
  await shows('Connect')
  expect(network()).toBe('Base')
  await pressNamed('Close')
  await shows()
  await connect()
  await pressNamed('EVM')
  await shows('Account')
  expect(network()).toBe('Base')
})

test('SPEC §2, opening 2: under manual control the code of WalletConnect goes before the view requested', async () => {
  const manual = walletConnect({ walletConnect: { manualControl: true } })
  const features = [{ ...manual, connectors: [] }]
  await openPage({ ...pairingParts, features, wallets: [galleryPairing(), galleryWallet(juniper)] })
  await press('[data-mk-button="network"]')
  await shows('ConnectingWalletConnectBasic')
})

test('SPEC §2, opening 2: where WalletConnect is the only way, its code stands back while an address is connected', async () => {
  const only: ConnectorSource = {
    id: 'walletConnect',
    discover(_, add) {
      add(galleryPairing({ connects: 'yes' }))
      return () => {}
    },
  }
  const features = [{ ...walletConnect(), connectors: [only] }]
  const { kit } = await openPage({ ...pairingParts, features, wiring: { connectors: [] } })
  const opened: unknown[] = []
  kit.events.on(({ event, properties }) => event === 'MODAL_OPEN' && opened.push(properties))
  await press('[data-mk-button="connect"]')
  await shows()
  await press('[data-mk-button="account"]')
  await shows('Account')
  expect(opened).toEqual([
    { connected: false, view: 'ConnectingWalletConnectBasic' },
    { connected: true, view: 'Account' },
  ])
})

test('SPEC §2, opening 3: a view that is requested is shown with its data; back on the last entry closes', async () => {
  await openPage({ wallets: [galleryWallet({ ...juniper, switches: 'never' })], children: <Host /> })
  await connect()
  await pressNamed('Go to Base')
  await shows('SwitchNetwork')
  await until(() => document.querySelector('dialog[open] .mk-title')?.textContent === 'Base')
  await pressNamed('Cancel')
  await until(() => told() === 'closed Connect')
  expect(view()).toBeUndefined()
})

test('SPEC §2: back pops the history; closing resets it to Connect', async () => {
  await openPage({ wallets: [], children: <Host /> })
  await press('[data-mk-button="connect"]')
  await shows('Connect')
  await press('[aria-label="What is a wallet?"]')
  await shows('WhatIsAWallet')
  await pressNamed('Back')
  await shows('Connect')
  await press('[aria-label="What is a wallet?"]')
  await shows('WhatIsAWallet')
  await pressNamed('Close')
  await until(() => told() === 'closed Connect')
  expect(view()).toBeUndefined()
})

test('SPEC §2: back to Connect is Account once a wallet has connected', async () => {
  const { kit } = await openPage({ wallets: [galleryWallet(juniper)] })
  await press('[data-mk-button="connect"]')
  await shows('Connect')
  await press('[aria-label="What is a wallet?"]')
  await shows('WhatIsAWallet')
  const [wallet] = kit.registry.list.peek()
  if (!wallet) throw new Error('There is no wallet.')
  await kit.session.connect(wallet, new AbortController().signal)
  await pressNamed('Back')
  await shows('Account')
})
