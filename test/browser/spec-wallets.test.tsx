import { expect, test } from 'vitest'
import { custom } from '../../runtime/connectors/custom/custom.js'
import { pairingParts } from '../gallery/gallery-pairing.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { galleryNetworks } from '../gallery/gallery-wiring.js'
import { evmNamespace, fakeWalletConnect, rawSession } from '../unit/fake-sign-client.js'
import { connect, openPage, press, shows } from './spec-page.js'
import { until } from './until.js'

const network = () => document.querySelector('[data-mk-button="network"]')?.textContent
const code = () => document.querySelector<HTMLElement>('dialog[open] [data-code]')?.dataset['code']

/** A wallet that the config names, on that chain. */
function walletOn(chainId: string) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const source = custom({
    id: 'own',
    name: 'Own',
    provider: {
      request: async ({ method }) => (method === 'eth_chainId' ? chainId : [galleryAddress]),
      on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    },
  })
  return {
    wiring: { connectors: [source] },
    emit(event: string, payload: unknown) {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
  }
}

test('SPEC §5: a wallet on a chain whose id is 0x80000000 or more is refused', async () => {
  await openPage(walletOn('0x80000000'))
  await press('[data-mk-button="connect"]')
  await press('[data-mk-wallet="own"]')
  await until(() => code() === 'wallet/bad-answer')
  expect(document.querySelector('[data-mk-button="account"]')).toBeNull()
})

test('SPEC §5, §8: one on any chain below connects, and a network the app does not use is an unknown one', async () => {
  const { kit } = await openPage(walletOn('0x7fffffff'))
  expect(network()).toBe('Ethereum')
  await press('[data-mk-button="connect"]')
  await press('[data-mk-wallet="own"]')
  await until(() => network() === 'Unknown Network')
  expect(kit.session.account()?.caipNetworkId).toBe('eip155:2147483647')
})

test('SPEC §4: a wallet that has no accounts any more is disconnected', async () => {
  const { wiring, emit } = walletOn('0x1')
  await openPage({ wiring })
  await connect('own')
  emit('accountsChanged', [])
  await until(() => document.querySelector('[data-mk-button="connect"]'))
})

test.each([
  ['in four parts', `eip155:1:${galleryAddress}:2`],
  ['in two parts', 'eip155:1'],
  ['with an empty part', `eip155::${galleryAddress}`],
  ['of no namespace', galleryAddress],
  ['of an unknown namespace', `nowhere:1:${galleryAddress}`],
])('SPEC §5: an account of a WalletConnect session %s is no CAIP address', async (_, account) => {
  const { client, connector } = fakeWalletConnect(galleryNetworks)
  await openPage({ ...pairingParts, wallets: [connector] })
  await press('[data-mk-button="connect"]')
  await press('[data-mk-wallet="walletConnect"]')
  await until(() => client.proposals.length === 1)
  const { eip155 } = evmNamespace([1], galleryAddress)
  client.proposals[0]?.resolve(rawSession({ eip155: { ...eip155, accounts: [account] } }))
  await until(() => code() === 'wallet/bad-answer')
  expect(document.querySelector('[data-mk-button="account"]')).toBeNull()
})

test('SPEC §5: an account of a WalletConnect session in three parts of a known namespace is connected', async () => {
  const { client, connector } = fakeWalletConnect(galleryNetworks)
  const { kit } = await openPage({ ...pairingParts, wallets: [connector] })
  await press('[data-mk-button="connect"]')
  await press('[data-mk-wallet="walletConnect"]')
  await until(() => client.proposals.length === 1)
  client.proposals[0]?.resolve(rawSession(evmNamespace([1], galleryAddress)))
  await shows()
  expect(kit.session.account()).toMatchObject({ address: galleryAddress, caipNetworkId: 'eip155:1' })
})
