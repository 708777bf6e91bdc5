import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import type { ConnectionId } from '../../runtime/contract/connection.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../../runtime/contract/connector.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import { Provider } from '../../runtime/react/provider.js'
import { type ConnectionList, useConnections } from '../../runtime/react/use-connections.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryAddress, galleryWallet, type WalletPlan } from '../gallery/gallery-wallet.js'
import { harbor } from '../gallery/gallery-wallets.data.js'
import { mount } from './mount.js'
import { until } from './until.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { signal } = new AbortController()

/** A page that draws the hook, over the wallets of the gallery; the first of them is connected. */
async function openPage(features = [multiWallet()], wallets = someWallets()) {
  const kit = await galleryKit({ id: 'connections', wallets, isConnected: true, features }, 'light')
  let list: ConnectionList | undefined
  const drawn: string[] = []
  function Connections() {
    list = useConnections()
    const text = list.connections.map(
      ({ connectorId, address, status }) => `${connectorId} ${address.slice(0, 6)} ${status}`,
    )
    drawn.push(text.join('; '))
    return <p>{text.join('; ')}</p>
  }
  const root = mount()
  root.render(
    <StrictMode>
      <Provider kit={kit} wiring={kit.wiring}>
        <Connections />
      </Provider>
    </StrictMode>,
  )
  await until(() => list)
  const hook = () => {
    if (!list) throw new Error('Nothing is drawn.')
    return list
  }
  const shown = () => document.querySelector('p')?.textContent
  return { kit, hook, shown, drawn }
}

/** A wallet of the gallery that can announce things, and whose answer without being opened can be held back. */
function changing(plan: WalletPlan) {
  const followers = new Set<(change: ConnectorChange) => void>()
  const gate: { held?: Promise<void> } = {}
  const wallet = galleryWallet(plan)
  let accounts: ConnectorAccounts['accounts'] = [{ address: galleryAddress }]
  const connector: Connector = {
    ...wallet,
    async restore() {
      await gate.held
      return { accounts, caipNetworkId: 'eip155:1' }
    },
    watch(onChange) {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
  }
  /** The wallet has another account from now on. */
  const choose = (address: string) => {
    accounts = [{ address }]
    for (const follower of [...followers]) follower({ type: 'accountsChanged', accounts })
  }
  return { connector, gate, choose }
}

test('behavior: a wallet stays in the list of connections while another one is asked', async () => {
  const { kit, shown } = await openPage([])
  await until(() => shown() === 'app.juniper 0xf39F connected')
  const asking = new AbortController()
  const asked = kit.session.connect(galleryWallet({ ...harbor, connects: 'never' }), asking.signal).catch(() => {})
  await until(() => kit.session.state.peek().namespaces.eip155?.status === 'connecting')
  await new Promise(requestAnimationFrame)
  expect(shown()).toBe('app.juniper 0xf39F connected')
  asking.abort()
  await asked
  await until(() => kit.session.state.peek().namespaces.eip155?.status === 'connected')
  expect(shown()).toBe('app.juniper 0xf39F connected')
})

test('behavior: each connection has its wallet, its account and its network, and a live one what to sign with', async () => {
  const { kit, hook, shown } = await openPage()
  await kit.session.connect(galleryWallet({ ...harbor, accounts: [other, galleryAddress] }), signal)
  await until(() => shown() === 'com.harborwallet 0x7099 connected; app.juniper 0xf39F active')
  const [harborNow, juniper] = hook().connections
  expect(harborNow).toMatchObject({
    id: 'eip155/com.harborwallet',
    namespace: 'eip155',
    connectorId: 'com.harborwallet',
    name: 'Harbor Wallet',
    address: other,
    accounts: [{ address: other }, { address: galleryAddress }],
    caipNetworkId: 'eip155:1',
    isHere: true,
    live: kit.session.account(),
  })
  expect(juniper?.icon).toMatch(/^data:image/)
  await hook().disconnect('eip155/app.juniper')
  await until(() => shown() === 'com.harborwallet 0x7099 connected; app.juniper 0xf39F disconnected')
  expect(hook().connections[1]).not.toHaveProperty('live')
  hook().forget('eip155/com.harborwallet')
  hook().forget('eip155/app.juniper')
  await until(() => shown() === 'com.harborwallet 0x7099 connected')
})

test('behavior: what a wallet says while it is switched to counts, and nothing else is drawn of it', async () => {
  const { kit, hook, shown, drawn } = await openPage()
  const { connector, gate, choose } = changing(harbor)
  await kit.session.connect(connector, signal)
  await hook()
    .switchConnection('eip155/app.juniper')
    .catch(() => {})
  await until(() => shown()?.startsWith('app.juniper 0xf39F connected'))
  let open = () => {}
  gate.held = new Promise<void>((resolve) => {
    open = resolve
  })
  const switching = hook().switchConnection('eip155/com.harborwallet')
  await until(() => kit.session.state.peek().asking.eip155)
  choose(other)
  await until(() => shown() === 'app.juniper 0xf39F connected; com.harborwallet 0x7099 active')
  const before = drawn.length
  open()
  await switching
  await until(() => shown() === 'com.harborwallet 0x7099 connected; app.juniper 0xf39F active')
  expect(drawn.slice(before).filter((text) => text.includes('com.harborwallet 0xf39F'))).toEqual([])
})

test('behavior: another live wallet takes the place of the current one that is disconnected', async () => {
  const { kit, hook, shown } = await openPage()
  await kit.session.connect(galleryWallet({ ...harbor, accounts: [other] }), signal)
  await hook().disconnect('eip155/com.harborwallet')
  await until(() => shown() === 'app.juniper 0xf39F connected; com.harborwallet 0x7099 disconnected')
  expect(kit.session.account()?.connectorId).toBe('app.juniper')
  await hook().disconnect('eip155/app.juniper')
  await until(() => !shown()?.includes(' connected'))
  expect(kit.session.account()).toBeUndefined()
})

test('error: a switch that is refused, ended or of nothing says why, and what was shown stays', async () => {
  const { kit, hook, shown } = await openPage()
  const answers = { connects: 'yes' as WalletPlan['connects'] }
  const refusing = (): Connector => {
    const wallet = galleryWallet(harbor)
    const asks = () => galleryWallet({ ...harbor, connects: answers.connects ?? 'yes' })
    return { ...wallet, connect: (inner) => asks().connect(inner) }
  }
  await kit.session.connect(refusing(), signal)
  await hook().switchConnection('eip155/com.harborwallet')
  await kit.session.connect(galleryWallet({ ...harbor, id: 'third', name: 'Third' }), signal)
  await until(() => shown()?.startsWith('third'))
  answers.connects = { code: 'wallet/rejected' }
  const refused: unknown = await hook()
    .switchConnection('eip155/com.harborwallet')
    .catch((cause: unknown) => cause)
  expect(refused).toMatchObject({ code: 'wallet/rejected', title: expect.stringMatching(/\w/) })
  expect(kit.session.account()?.connectorId).toBe('third')
  const missing = 'eip155/nothing' satisfies ConnectionId
  await expect(hook().switchConnection(missing)).rejects.toMatchObject({ code: 'wallet/missing' })
  await hook().disconnect(missing)
  expect(kit.session.account()?.connectorId).toBe('third')
})

test('behavior: without several wallets at once a namespace has one, and switching moves between namespaces unasked', async () => {
  const asked: string[] = []
  const solana = galleryWallet({ id: 'app.sol', name: 'Sol', namespace: 'solana', caipNetworkId: 'solana:1' })
  const sol: Connector = {
    ...solana,
    async restore() {
      asked.push('restore')
      return undefined
    },
  }
  const { kit, hook, shown } = await openPage([])
  await kit.session.connect(galleryWallet({ ...harbor, accounts: [other] }), signal)
  await until(() => shown() === 'com.harborwallet 0x7099 connected')
  await kit.session.connect(sol, signal)
  await until(() => hook().connections.length === 2)
  expect(kit.session.state.peek().active).toBe('solana')
  await hook().switchConnection('eip155/com.harborwallet')
  expect(kit.session.state.peek().active).toBe('eip155')
  await hook().switchConnection('solana/app.sol')
  expect([kit.session.state.peek().active, asked]).toEqual(['solana', []])
  await hook().disconnect('solana/app.sol')
  await until(() => shown() === 'com.harborwallet 0x7099 connected')
})
