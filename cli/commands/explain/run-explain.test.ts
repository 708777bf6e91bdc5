import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { costs } from '../../explain/costs.data.js'
import { run } from '../../main.js'

const config = (features: string) => `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig({
  projectId: 'local',
  app: { name: 'My app' },
  networks: [{ network: 'base', rpcUrls: ['https://rpc.example/key'] }],
  features: ${features},
})
`

async function explain(files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const context = fakeContext({ files: { 'package.json': '{}', 'src/main.tsx': '', ...files } })
  const code = await run(['explain', ...words], context)
  const { out, note, warn } = context.printed
  return { code, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n'), writes: context.files.writes }
}

const off = { 'modal.config.ts': config('{}') }
const on = { 'modal.config.ts': config('{ receive: true }') }

test('behavior: a line for the shell, the chains of the app and each feature that is on, and what they contact, keep and ask for', async () => {
  const { code, out, note, writes } = await explain(on)
  expect([code, writes]).toEqual([0, []])
  const [head, ...lines] = out.split('\n')
  expect(head).toMatch(/^gzip +page load +opening +logic +views +CSS +texts$/)
  expect(lines.slice(0, 6).map((line) => line.split(' ')[0])).toEqual([
    'shell',
    'evm',
    'connect',
    'account',
    'networks',
    'receive',
  ])
  expect(lines.slice(6).join('\n')).toMatchInlineSnapshot(`
    "
    shell keeps @modal-kit/1/session in local storage: wallets, addresses and networks of the last connections
    connect keeps @modal-kit/1/recent in local storage: id and name of the wallets used last
    connect asks for clipboard-write when a click copies the address of the page for another browser
    account contacts https://rpc.example while a connected account on this network is shown: JSON-RPC of Base (eip155:8453): the native balance
    account keeps @modal-kit/1/balance in local storage: native balances read in the last thirty seconds
    account keeps @modal-kit/1/tokens in local storage: token balances of the last four accounts looked at, until a disconnect
    account keeps @modal-kit/1/identity in local storage: name and picture of the accounts shown last, for five minutes
    account asks for clipboard-write when a click copies the address
    receive asks for clipboard-write when a click copies the address"
  `)
  expect(note).toContain('without React and viem')
})

test('behavior: nodes of Solana are told with what they are read for', async () => {
  const text = config('{}').replace(
    'networks: [',
    "networks: [{ network: 'solana', rpcUrls: ['https://sol.example/key'] }, ",
  )
  expect((await explain({ 'modal.config.ts': text })).out).toContain(
    'account contacts https://sol.example while a connected account on this network is shown: JSON-RPC of Solana (solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp): the balances of SOL and tokens',
  )
})

test('behavior: the chains of a namespace cost what a build says, also where the app has none of them', async () => {
  const { page, opening, logic } = costs.chains['solana'] ?? {}
  const { out } = await explain(off, 'solana')
  expect(out).toMatch(/^Solana is off in this config\. It would cost:\n/)
  expect(out).toMatch(new RegExp(`^solana \\(off\\) +${page} B +${opening} B +${logic} B`, 'm'))
})

test('behavior: a feature that is off is not in the list', async () => {
  expect((await explain(off)).out).not.toMatch(/^(receive|legal)/m)
})

test('behavior: one feature is shown with each of its views', async () => {
  const { code, out } = await explain(on, 'receive')
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toBe('Receive')
  for (const [view, bytes] of Object.entries(costs.features['receive']?.views ?? {}))
    expect(out).toMatch(new RegExp(`^view ${view} +${bytes} B$`, 'm'))
  expect(out).not.toContain('account')
})

test('behavior: a feature that is off is explained as what it would cost', async () => {
  expect((await explain(off, 'receive')).out).toMatch(/^Receive is off in this config\. It would cost:\n/)
})

test('param: --json is one document', async () => {
  const { code, out } = await explain(on, '--json')
  expect(code).toBe(0)
  const { features } = JSON.parse(out)
  expect(features.map(({ id }: { id: string }) => id)).toEqual([
    'shell',
    'evm',
    'connect',
    'account',
    'networks',
    'receive',
  ])
  expect(features[3]).toMatchObject({
    title: expect.any(String),
    isOn: true,
    bytes: costs.features['account'],
    origins: [{ origin: 'https://rpc.example', when: expect.any(String), why: expect.any(String) }],
    storage: [{ key: '@modal-kit/1/balance' }, { key: '@modal-kit/1/tokens' }, { key: '@modal-kit/1/identity' }],
    permissions: [{ permission: 'clipboard-write' }],
  })
  for (const { id, texts } of features) expect(texts > 0, id).toBe(id !== 'evm')
  expect(JSON.parse((await explain(off, 'receive', '--json')).out).features).toMatchObject([
    { id: 'receive', isOn: false },
  ])
})

test.each([
  [['recieve'], 'Use receive.'],
  [['Account'], 'Use account.'],
  [
    ['x'],
    'Use one of shell, evm, solana, connect, account, networks, legal, receive, send, swaps, onramp, nfts, activity, walletConnect, allWallets, multiWallet, coinbase, safe, email, secureWallet, socials, submissions.',
  ],
])('error: an unknown feature %j names the nearest', async (words, fix) => {
  const { code, out, warn } = await explain(on, ...words)
  expect([code, out]).toEqual([1, ''])
  expect(warn).toContain(fix)
  expect(warn).toContain('(explain/unknown-feature)')
})

test('error: without a config there is nothing to explain', async () => {
  const { code, out, warn } = await explain({})
  expect([code, out]).toEqual([1, ''])
  expect(warn).toContain('(config/not-found)')
})
