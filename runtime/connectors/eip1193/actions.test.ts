import { expect, test } from 'vitest'
import { evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import { alice, type FakeWalletOptions, fails, failsInside, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { fakeClock, later } from '../../../test/unit/fakes.js'
import { revoke, switchNetwork } from './actions.js'
import { connect } from './ask.js'

function setup(options: FakeWalletOptions = {}) {
  const wallet = fakeWallet(options)
  const clock = fakeClock()
  const controller = new AbortController()
  const { signal } = controller
  const asked = { provider: wallet.provider, name: wallet.info.name }
  return {
    wallet,
    clock,
    controller,
    connect: (mustAsk = false) => connect(asked, mustAsk, signal),
    revoke: () => revoke({ ...asked, clock }),
    switchTo: (network = polygon) => switchNetwork({ ...asked, clock }, network, signal),
  }
}

test('behavior: asks for accounts, then for the chain', async () => {
  const { wallet, connect } = setup({ chainId: 10 })
  expect(await connect()).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:10' })
  expect(wallet.calls).toEqual(['eth_requestAccounts', 'eth_chainId'])
})

test('behavior: a wallet without EIP-2255 is asked the plain way, a "no" stays a "no"', async () => {
  const plain = setup({ script: { wallet_requestPermissions: fails(-32601) } })
  await plain.connect(true)
  expect(plain.wallet.calls).toEqual(['wallet_requestPermissions', 'eth_requestAccounts', 'eth_chainId'])
  for (const [answer, code] of [
    [fails(4001), 'wallet/rejected'],
    [failsInside(4001), 'wallet/rejected'],
    [fails(-32002), 'wallet/pending'],
  ] as const) {
    const refusing = setup({ script: { wallet_requestPermissions: answer } })
    await expect(refusing.connect(true)).rejects.toMatchObject({ code })
    expect(refusing.wallet.calls).toEqual(['wallet_requestPermissions'])
  }
})

test('behavior: nobody who has cancelled is asked anything more', async () => {
  const answer = later()
  const { wallet, controller, connect } = setup({ script: { wallet_requestPermissions: () => answer.promise } })
  const end = expect(connect(true)).rejects.toMatchObject({ code: 'flow/cancelled' })
  controller.abort()
  answer.reject({ code: -32601 })
  await end
  expect(wallet.calls).toEqual(['wallet_requestPermissions'])
})

test('error: each way to connect in vain has a code', async () => {
  const scripts = {
    'wallet/rejected': { eth_requestAccounts: fails(4001) },
    'wallet/pending': { eth_requestAccounts: fails(-32002) },
    'wallet/no-accounts': { eth_requestAccounts: () => [] },
    'wallet/bad-answer': { eth_requestAccounts: () => [alice], eth_chainId: () => 'mainnet' },
    'wallet/failed': { eth_requestAccounts: fails(-32000) },
    'wallet/disconnected': { eth_requestAccounts: fails(4900) },
  }
  for (const [code, script] of Object.entries(scripts)) {
    await expect(setup({ script }).connect()).rejects.toMatchObject({ code })
  }
})

test('behavior: switches a known chain with its id in hex', async () => {
  const { wallet, switchTo } = setup()
  expect(await switchTo()).toBe('eip155:137')
  expect(wallet.paramsOf('wallet_switchEthereumChain')).toEqual([{ chainId: '0x89' }])
  expect(wallet.calls).not.toContain('wallet_addEthereumChain')
})

test.each([
  ['4902', fails(4902)],
  ['4902 inside -32603', failsInside(4902)],
  ['-32603 alone', fails(-32603)],
])('behavior: adds an unknown chain (%s), then switches', async (_, unknown) => {
  const { wallet, switchTo } = setup({ script: { wallet_switchEthereumChain: unknown } })
  const good = fakeWallet()
  wallet.script('wallet_addEthereumChain', () => {
    wallet.script('wallet_switchEthereumChain', (params) =>
      good.provider.request({ method: 'wallet_switchEthereumChain', params }),
    )
    wallet.script('eth_chainId', () => good.provider.request({ method: 'eth_chainId' }))
    return null
  })
  expect(await switchTo()).toBe('eip155:137')
  expect(wallet.paramsOf('wallet_addEthereumChain')).toMatchInlineSnapshot(`
    [
      {
        "blockExplorerUrls": [
          "https://explorer.example/137",
        ],
        "chainId": "0x89",
        "chainName": "Polygon",
        "nativeCurrency": {
          "decimals": 18,
          "name": "Ether",
          "symbol": "ETH",
        },
        "rpcUrls": [
          "http://127.0.0.1:8546",
        ],
      },
    ]
  `)
})

test('behavior: a wallet that switches by adding is not asked again', async () => {
  const { wallet, switchTo } = setup({ script: { wallet_switchEthereumChain: fails(4902) } })
  wallet.script('wallet_addEthereumChain', () => {
    wallet.script('eth_chainId', () => '0x89')
    return null
  })
  expect(await switchTo()).toBe('eip155:137')
  expect(wallet.calls.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(1)
})

test.each([
  ['the public ones', { publicRpcUrls: ['https://polygon.example'] }, ['https://polygon.example']],
  ['those of the app', { publicRpcUrls: ['https://rpc.app.example'] }, ['https://rpc.app.example']],
  ['none where there is only the proxy', {}, undefined],
])('security: a wallet is never told the proxy with the project id of the app: %s', async (_, more, told) => {
  const { wallet, switchTo } = setup({ script: { wallet_switchEthereumChain: fails(4902) } })
  wallet.script('wallet_addEthereumChain', () => {
    wallet.script('eth_chainId', () => '0x3e7')
    return null
  })
  const proxy = 'https://rpc.example/v1/?chainId=eip155:999&projectId=0123456789abcdef0123456789abcdef'
  await switchTo({ ...evmNetwork(999, 'Local'), rpcUrls: [proxy], ...more })
  const [parameters] = wallet.paramsOf('wallet_addEthereumChain') as [Record<string, unknown>]
  expect(parameters['rpcUrls']).toEqual(told)
  expect(JSON.stringify(parameters)).not.toContain('projectId')
})

test('behavior: empty lists are left out, since wallets refuse them', async () => {
  const { wallet, switchTo } = setup({ script: { wallet_switchEthereumChain: fails(4902) } })
  wallet.script('wallet_addEthereumChain', () => {
    wallet.script('eth_chainId', () => '0x3e7')
    return null
  })
  await switchTo({ ...evmNetwork(999, 'Local'), blockExplorers: [], assets: { imageUrl: 'https://example.com/n.png' } })
  const [parameters] = wallet.paramsOf('wallet_addEthereumChain') as [Record<string, unknown>]
  expect(Object.keys(parameters)).toEqual(['chainId', 'chainName', 'nativeCurrency', 'iconUrls'])
  expect(parameters['iconUrls']).toEqual(['https://example.com/n.png'])
})

test.each(['data:image/png;base64,AQ==', 'http://example.com/n.png', ''])(
  'security: a wallet is told no picture it could not fetch safely: %s',
  async (imageUrl) => {
    const { wallet, switchTo } = setup({ script: { wallet_switchEthereumChain: fails(4902) } })
    wallet.script('wallet_addEthereumChain', () => {
      wallet.script('eth_chainId', () => '0x3e7')
      return null
    })
    await switchTo({ ...evmNetwork(999, 'Local'), assets: { imageUrl } })
    const [parameters] = wallet.paramsOf('wallet_addEthereumChain') as [Record<string, unknown>]
    expect(parameters).not.toHaveProperty('iconUrls')
  },
)

test('behavior: a "no" to switching does not lead to adding', async () => {
  for (const answer of [fails(4001), failsInside(4001), fails(-32603, 'User rejected the request')]) {
    const { wallet, switchTo } = setup({ script: { wallet_switchEthereumChain: answer } })
    await expect(switchTo()).rejects.toMatchObject({ code: 'wallet/rejected' })
    expect(wallet.calls).not.toContain('wallet_addEthereumChain')
  }
})

test('behavior: a cancelled switch adds nothing when the wallet answers at last', async () => {
  const answer = later()
  const { wallet, controller, switchTo } = setup({ script: { wallet_switchEthereumChain: () => answer.promise } })
  const end = expect(switchTo()).rejects.toMatchObject({ code: 'flow/cancelled' })
  controller.abort()
  answer.reject({ code: 4902 })
  await end
  expect(wallet.calls).toEqual(['wallet_switchEthereumChain'])
})

test('behavior: a wallet that answers before it has moved is given a second', async () => {
  const { wallet, clock, switchTo } = setup({ script: { wallet_switchEthereumChain: () => null } })
  const switching = switchTo()
  await clock.advance(300)
  wallet.script('eth_chainId', () => '0x89')
  await clock.advance(100)
  expect(await switching).toBe('eip155:137')
  expect(clock.pending()).toBe(0)
})

test('error: a wallet that stays where it is says so', async () => {
  const { clock, switchTo } = setup({ script: { wallet_switchEthereumChain: () => null } })
  const switching = switchTo()
  await clock.advance(2_000)
  expect(await switching).toBe('eip155:1')
})

test('error: adding that is refused, answered garbage or impossible', async () => {
  for (const [answer, code] of [
    [fails(4001), 'wallet/rejected'],
    [fails(-32002), 'wallet/pending'],
    [fails(-32602), 'network/not-added'],
    [fails(4200), 'network/not-added'],
  ] as const) {
    const { switchTo } = setup({ script: { wallet_switchEthereumChain: fails(4902), wallet_addEthereumChain: answer } })
    await expect(switchTo()).rejects.toMatchObject({ code })
  }
})

test('error: giving a permission back rejects where the wallet cannot, or does not answer', async () => {
  const refusing = setup({ script: { wallet_revokePermissions: fails(-32601) } })
  await expect(refusing.revoke()).rejects.toMatchObject({ code: -32601 })
  const silent = setup({ script: { wallet_revokePermissions: () => later().promise } })
  const gone = expect(silent.revoke()).rejects.toMatchObject({ code: 'flow/timeout' })
  await silent.clock.advance(3_000)
  await gone
  expect(silent.clock.pending()).toBe(0)
  await setup().revoke()
})
