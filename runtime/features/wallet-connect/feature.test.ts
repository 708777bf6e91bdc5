import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, evmNetwork, fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { injected } from '../../connectors/injected/injected.js'
import { isWalletConnect, walletConnectId } from '../../connectors/walletconnect/link.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { ViewLoader } from '../../contract/view.js'
import { connect } from '../connect/feature.js'
import { walletConnectToken } from './contract.js'
import { walletConnect } from './feature.js'
import { linkOf } from './link-of.js'

const view: ViewLoader = async () => ({ default: () => null })

async function opened(options: WalletConnectOptions | true = true, isMobile = false, hasOthers = false) {
  const features = [connect(), walletConnect({ walletConnect: options })]
  const connectors = hasOthers ? [injected()] : []
  const { kit, host } = fakeKit({ features, connectors, views: { AllWallets: view } }, fakeHost({ isMobile }))
  const stop = kit.start()
  await kit.loadModal()
  return { kit, host, stop, shown: () => kit.router.state.peek().stack[0].view }
}

test('SPEC §2, opening, 2: where WalletConnect is alone, the modal opens on it until somebody is connected', async () => {
  const desktop = await opened()
  desktop.kit.router.open()
  expect(desktop.shown()).toBe('ConnectingWalletConnectBasic')
  await desktop.kit.session.connect(fakeConnector(), new AbortController().signal)
  desktop.kit.router.open()
  expect(desktop.shown()).toBe('Account')
  const mobile = await opened(true, true)
  mobile.kit.router.open()
  expect(mobile.shown()).toBe('AllWallets')
  const beside = await opened(true, false, true)
  beside.kit.router.open()
  expect(beside.shown()).toBe('Connect')
})

test('SPEC §2, opening, 2: manual control opens on it in any case', async () => {
  const { kit, shown } = await opened({ manualControl: true }, false, true)
  kit.router.open({ view: 'Account' })
  expect(shown()).toBe('ConnectingWalletConnectBasic')
})

test('behavior: the app hands the modal a code of its own', async () => {
  const { kit, host, shown } = await opened({ manualControl: true })
  const api = await kit.use(walletConnectToken)
  expect(() => api.open({ uri: 'javascript:alert(1)' })).toThrow(expect.objectContaining({ code: 'wallet/bad-answer' }))
  api.open({ uri: 'wc:abc@2?relay-protocol=irn' })
  expect(kit.router.state.peek().isOpen).toBe(true)
  expect(shown()).toBe('ConnectingWalletConnectBasic')
  const connector = kit.registry.find('eip155', walletConnectId)
  expect(isWalletConnect(connector) && connector.pairing.peek()).toEqual({
    uri: 'wc:abc@2?relay-protocol=irn',
    expiresAt: host.clock.now() + 240_000,
  })
  expect(api.link()).toBe(linkOf(connector))
})

test('behavior: one connector per namespace, which ask for nothing, and the same ones after a restart', async () => {
  const features = [connect(), walletConnect()]
  const solana = { ...evmNetwork(1, 'Solana'), chainNamespace: 'solana', caipNetworkId: 'solana:1' } as const
  const { kit, host } = fakeKit({ features, networks: [ethereum, solana] })
  const stop = kit.start()
  await kit.loadModal()
  const found = () => kit.registry.list.peek().filter(isWalletConnect)
  const before = found()
  expect(before.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  expect(before[0]?.link).toBe(before[1]?.link)
  stop()
  await Promise.resolve()
  kit.start()
  expect(found()).toEqual(before)
  expect(host.requests).toEqual([])
  expect(kit.options(walletConnectToken)).toEqual({})
  expect(linkOf(fakeConnector())).toBe(undefined)
})

test('error: without a relay in the config it says what is missing', async () => {
  const { kit } = await opened()
  const connector = kit.registry.find('eip155', walletConnectId)
  await expect(connector?.connect(new AbortController().signal)).rejects.toMatchObject({ code: 'wallet/no-connector' })
})
