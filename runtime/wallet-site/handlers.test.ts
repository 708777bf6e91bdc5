import { expect, test } from 'vitest'
import { accounts, email } from '../../test/unit/played-wallet-server.js'
import { signIn, siteWorld } from '../../test/unit/wallet-site-world.js'

const [evm, solana] = accounts
const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test('behavior: a person signs in on a new device, has addresses, is there after a reload, and signs out', async () => {
  const world = siteWorld()
  const first = world.tab()
  expect(await first.ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: false }])
  expect(await first.ask('CONNECT_EMAIL', { email })).toEqual(['SUCCESS', { action: 'VERIFY_DEVICE', number: '42' }])
  world.server.approve()
  expect(await first.ask('CONNECT_DEVICE')).toEqual(['SUCCESS', undefined])
  expect(await first.ask('CONNECT_OTP', { otp: ' 123 456\n' })).toEqual(['SUCCESS', undefined])
  const own = { email, preferredAccountType: 'eoa', smartAccountDeployed: false }
  const onBase = { ...own, address: evm.address, chainId: 8453, accounts: [{ address: evm.address, type: 'eoa' }] }
  expect(await first.ask('GET_USER')).toEqual(['SUCCESS', onBase])

  const second = world.tab()
  expect(await second.ask('IS_CONNECTED', { token: 'hint' })).toEqual(['SUCCESS', { isConnected: true }])
  const onSolana = {
    ...own,
    address: solana.address,
    chainId: chain,
    accounts: [{ address: solana.address, type: 'eoa' }],
  }
  expect(await second.ask('GET_USER', { chainId: chain, preferredAccountType: 'smartAccount' })).toEqual([
    'SUCCESS',
    onSolana,
  ])
  expect(await second.ask('SIGN_OUT')).toEqual(['SUCCESS', undefined])
  expect(await second.ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: false }])
  expect(await first.ask('GET_USER')).toEqual(['ERROR', { message: 'Sign in first.' }])
  expect([world.server.sessions(), world.clock.pending()]).toEqual([0, 0])
})

test('behavior: networks are those of the two namespaces; a number on one, a CAIP-2 id on the other', async () => {
  const { ask } = siteWorld().tab()
  expect(await ask('GET_CHAIN_ID')).toEqual(['SUCCESS', { chainId: 8453 }])
  expect(await ask('SWITCH_NETWORK', { chainId: '0x1' })).toEqual(['SUCCESS', { chainId: 1 }])
  expect(await ask('SWITCH_NETWORK', { chainId: chain })).toEqual(['SUCCESS', { chainId: chain }])
  for (const chainId of ['bip122:000000000019d6689c085ae165831e93', 0, -1, '2147483648', 'eip155:', 'x', 1.5])
    expect(await ask('SWITCH_NETWORK', { chainId })).toEqual([
      'ERROR',
      { message: 'This wallet has no account on that network.' },
    ])
  expect(await ask('GET_CHAIN_ID')).toEqual(['SUCCESS', { chainId: chain }])
})

test('behavior: there are no smart accounts', async () => {
  const { ask } = await siteWorld().signedIn()
  expect(await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual(['SUCCESS', { smartAccountEnabledNetworks: [] }])
  expect(await ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual([
    'SUCCESS',
    { type: 'eoa', address: evm.address },
  ])
  expect(await ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toEqual([
    'ERROR',
    { message: 'This wallet has no smart accounts.' },
  ])
})

test('behavior: reads go to the server with the network that they are of; what signs needs what is not there', async () => {
  const world = siteWorld()
  const { ask } = await world.signedIn()
  const read = { method: 'eth_getBalance', params: ['0x1', 'latest'], chainId: 1, chainNamespace: 'eip155' }
  expect(await ask('RPC_REQUEST', read)).toEqual(['SUCCESS', '0x10'])
  expect(JSON.parse(world.server.requests.at(-1)?.text ?? '')).toEqual({
    chainId: 'eip155:1',
    method: 'eth_getBalance',
    params: ['0x1', 'latest'],
  })
  const count = world.server.requests.length
  for (const unsafe of [
    { method: 'personal_sign', params: ['0x00', evm.address] },
    { method: 'eth_sendTransaction', params: [{ to: evm.address }] },
    { method: 'solana_signMessage', params: { message: '2', pubkey: solana.address } },
  ])
    expect(await ask('RPC_REQUEST', unsafe)).toEqual([
      'ERROR',
      { message: 'This needs the wallet window, which this version does not have' },
    ])
  expect(await ask('RPC_REQUEST', { method: 'eth_sign', params: [] })).toEqual([
    'ERROR',
    { message: 'Requested RPC call is not allowed' },
  ])
  expect(world.server.requests).toHaveLength(count)
})

test('error: what a node refuses is told, cleaned', async () => {
  const world = siteWorld()
  const { ask } = await world.signedIn()
  const error = { code: -32000, message: `execution reverted\u202e ${'x'.repeat(400)}` }
  world.server.next('rpc', () => Response.json({ error }))
  const [outcome, payload] = await ask('RPC_REQUEST', { method: 'eth_call', params: [{}] })
  expect([outcome, Object(payload).message]).toEqual(['ERROR', expect.stringMatching(/^execution reverted x+…$/)])
  expect(Object(payload).message).toHaveLength(200)
})

test('error: logins that this wallet has not are refused in a sentence', async () => {
  const { ask } = siteWorld().tab()
  const emailOnly = ['ERROR', { message: 'This wallet signs people in by email only.' }]
  const noChange = ['ERROR', { message: 'This wallet can’t change email addresses yet.' }]
  expect(await ask('CONNECT_SOCIAL', { uri: 'https://x.example' })).toEqual(emailOnly)
  expect(await ask('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })).toEqual(emailOnly)
  expect(await ask('GET_FARCASTER_URI')).toEqual(emailOnly)
  expect(await ask('CONNECT_FARCASTER')).toEqual(emailOnly)
  expect(await ask('GET_USER', { socialUri: 'https://x.example' })).toEqual(emailOnly)
  expect(await ask('UPDATE_EMAIL', { email })).toEqual(noChange)
  expect(await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })).toEqual(noChange)
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).toEqual(noChange)
})

test('behavior: what an app says of itself is shown as text beside its origin, and the document reloads when asked', async () => {
  const { ask, page } = siteWorld().tab()
  const metadata = { name: '<b>Shop</b>\u202e\n', description: '', url: 'https://evil.example', icons: [] }
  expect(await ask('SYNC_DAPP_DATA', { projectId: 'local', metadata })).toEqual(['SUCCESS', undefined])
  expect(page.shown.at(-1)).toEqual({ title: 'Test wallet', lines: ['“<b>Shop</b>” at https://app.example'] })
  await ask('SYNC_DAPP_DATA', { projectId: 'local' })
  expect(page.shown.at(-1)).toEqual({ title: 'Test wallet', lines: ['https://app.example'] })
  expect(await ask('RELOAD')).toEqual(['SUCCESS', undefined])
  expect(page.reloads()).toBe(1)
})

test('behavior: a login of a known device needs no link, and a live session no code', async () => {
  const world = siteWorld()
  const { ask } = await world.signedIn()
  expect(await ask('CONNECT_EMAIL', { email })).toEqual(['SUCCESS', { action: 'CONNECT' }])
  await ask('SIGN_OUT')
  expect(await ask('CONNECT_EMAIL', { email })).toEqual(['SUCCESS', { action: 'VERIFY_OTP' }])
})

test('behavior: with a cookie no token is kept', async () => {
  const jar = {}
  const world = siteWorld({ jar })
  const tab = await world.signedIn()
  expect([await tab.ask('IS_CONNECTED'), Object(world.disk.record).token]).toEqual([
    ['SUCCESS', { isConnected: true }],
    undefined,
  ])
  await tab.ask('SIGN_OUT')
  expect(await signIn(world.tab(), world.server)).toEqual(['SUCCESS', undefined])
})
