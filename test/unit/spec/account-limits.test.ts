import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { readChain } from '../../../runtime/connectors/eip1193/provider.js'
import type { Connection } from '../../../runtime/contract/connection.js'
import { coreError } from '../../../runtime/core/errors.js'
import { tokenBalances } from '../../../runtime/core/token-balance.js'
import { transactionPage } from '../../../runtime/core/transaction.js'
import { byMonth } from '../../../runtime/core/transaction-rules.js'
import { inOrder } from '../../../runtime/features/account/in-order.js'
import { accountTexts } from '../../../runtime/features/account/texts.js'
import { activityTexts } from '../../../runtime/features/activity/texts.js'
import { bindModalKit } from '../../../runtime/react/bind.js'
import { toAccount } from '../../../runtime/react/hooks.js'
import { afterChanges } from '../../../runtime/session/machine.js'
import { namespaces } from '../../../schema/caip.js'
import { defaults } from '../../../schema/defaults.data.js'
import { chainIdProblem } from '../../../schema/network-info.js'
import { soon } from '../../setup/soon.js'
import { balanceKit, wei } from '../balance-kit.js'
import { accountsOn, fakeConnector } from '../fake-connector.js'
import { activityOver } from '../fake-history.js'
import { fakeWiring } from '../fake-kit.js'
import { fakeSession } from '../fake-session.js'
import { settle } from '../fakes.js'
import { asset, assets } from './asset-list.js'
import { metIn } from './met-by.js'
import { type Rule, testRules } from './rule.js'

const inAccount = metIn('test/browser/spec-account.test.tsx')
const inActivity = metIn('test/browser/spec-activity.test.tsx')
const inNetworks = metIn('test/browser/spec-networks.test.tsx')
const inVisits = metIn('test/browser/spec-visits.test.tsx')
const inWallets = metIn('test/browser/spec-wallets.test.tsx')
const inInit = metIn('test/e2e/init.test.ts')

const live: Connection = {
  live: true,
  connectorId: 'a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:137',
}

/** What is read of a history with one transaction at each of these moments. */
function mined(...moments: readonly string[]) {
  const data = moments.map((minedAt) => ({
    id: minedAt,
    metadata: { minedAt, chain: 'eip155:1', operationType: 'send', status: 'confirmed' },
    transfers: [],
  }))
  return transactionPage({ data })?.transactions ?? []
}

const shapes: readonly Rule[] = [
  {
    rule: '§3 Token balance: "address (absent for native)"',
    metBy: inAccount('SPEC §3, §5: a list of assets whose items all match is shown; the native one has no address'),
    holds() {
      const [native, token] = assets({ ...asset, type: 'NATIVE' }, asset) ?? []
      expect(native).not.toHaveProperty('address')
      expect(token).toMatchObject({ address: 'eip155:1:0xdac1' })
      const row = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', quantity: { decimals: '18', numeric: '1' } }
      expect(tokenBalances({ balances: [row] })?.[0]).not.toHaveProperty('address')
    },
  },
  ...['address', 'balance', 'type', 'metadata'].map((field) => ({
    rule: `§5 "An asset list is accepted only if every item matches": ${field}`,
    metBy: inAccount('SPEC §3, §5: a list of assets with an item without %s is not accepted'),
    holds: () =>
      expect([assets(asset, { ...asset, [field]: undefined }), assets(asset)?.length]).toEqual([undefined, 1]),
  })),
  ...['name', 'symbol', 'decimals', 'price', 'iconUrl'].map((field) => ({
    rule: `§5 "An asset list is accepted only if every item matches": metadata.${field}`,
    metBy: inAccount('SPEC §3, §5: a list of assets with an item without %s is not accepted'),
    holds: () =>
      expect(assets(asset, { ...asset, metadata: { ...asset.metadata, [field]: undefined } })).toBeUndefined(),
  })),
  {
    rule: '§3 Wallet-asset: "type (ERC20 or NATIVE)", and no other',
    metBy: inAccount('SPEC §3, §5: a list of assets with an item without %s is not accepted'),
    holds: () => expect(assets({ ...asset, type: 'ERC721' })).toBeUndefined(),
  },
  {
    rule: '§3 "newest first", inside a month as well, and two years do not share one',
    metBy: inActivity('SPEC §3: transactions are grouped by year and then month, the newest first in each'),
    holds() {
      const at = ['2024-05-10T12:00:00Z', '2025-05-10T12:00:00Z', '2025-05-20T12:00:00Z']
      expect(
        byMonth(mined(...at)).map(({ year, transactions }) => [year, ...transactions.map(({ id }) => id)]),
      ).toEqual([
        [2025, at[2], at[1]],
        [2024, at[0]],
      ])
    },
  },
  {
    rule: '§3 Account: "address, caip address, status"',
    metBy: inNetworks('SPEC §3: an account has an address, a CAIP address and a status'),
    holds: () =>
      expect(toAccount({ status: 'connected', connection: live })).toMatchObject({
        address: '0x1',
        caipAddress: 'eip155:137:0x1',
        status: 'connected',
      }),
  },
]

const states: readonly Rule[] = [
  {
    rule: '§4 "no accounts means disconnect"',
    metBy: inWallets('SPEC §4: a wallet that has no accounts any more is disconnected'),
    holds: () => expect(afterChanges(live, [{ type: 'accountsChanged', accounts: [] }])).toBeUndefined(),
  },
  {
    rule: '§3, §4 every family has an account of its own, with all its addresses; what ends one changes no other',
    metBy: inNetworks(
      'SPEC §3, §4: every family has an account of its own with all its addresses, and leaving one changes no other',
    ),
    async holds() {
      const { session } = fakeSession()
      const { signal } = new AbortController()
      for (const namespace of ['solana', 'eip155'] as const) {
        const wallet = fakeConnector({ namespace })
        wallet.answer({
          ...accountsOn(namespace),
          accounts: [{ address: `${namespace} 1` }, { address: `${namespace} 2` }],
        })
        await session.connect(wallet, signal)
      }
      const told = () => namespaces.map((each) => toAccount(session.state.peek().namespaces[each]))
      const addresses = () =>
        told()
          .flatMap((each) => (each.status === 'connected' ? each.live.accounts : []))
          .map(({ address }) => address)
      expect(addresses().toSorted()).toEqual(['eip155 1', 'eip155 2', 'solana 1', 'solana 2'])
      await session.disconnect('eip155')
      expect(addresses()).toEqual(['solana 1', 'solana 2'])
    },
  },
  {
    rule: '§5 "EVM chain id must be below 0x80000000, else "Invalid chainId""',
    metBy: [
      inWallets('SPEC §5: a wallet on a chain whose id is 0x80000000 or more is refused'),
      inWallets('SPEC §5, §8: one on any chain below connects, and a network the app does not use is an unknown one'),
      inInit('error: SPEC §5: generate refuses a config with a chain whose id is 0x80000000, in its words'),
    ],
    holds() {
      expect(chainIdProblem(0x7fffffff)).toBeUndefined()
      expect(chainIdProblem(0x80000000)?.message).toBe('Invalid chainId')
      expect(readChain('0x7fffffff', 'W')).toBe('eip155:2147483647')
      expect(() => readChain('0x80000000', 'W')).toThrow()
    },
  },
  {
    rule: '§8 "Unsupported networks get the name of an unsupported network"',
    metBy: inWallets(
      'SPEC §5, §8: one on any chain below connects, and a network the app does not use is an unknown one',
    ),
    holds: () => expect([nameOf('eip155:1'), nameOf('eip155:31337')]).toEqual(['Ethereum', 'Unknown Network']),
  },
]

/** What `useNetwork` calls the network an app begins with. */
function nameOf(defaultNetwork: `eip155:${number}`): string {
  const { ModalKit, useNetwork } = bindModalKit({ ...fakeWiring(), defaultNetwork })
  const Name = () => useNetwork().name
  return renderToString(createElement(ModalKit, null, createElement(Name)))
}

const limits: readonly Rule[] = [
  {
    rule: '§8, §9 "balance retry 30 s": none before, and one then',
    metBy: inVisits('SPEC §8, §9: after a failure the balance is asked for again once 30 s are over'),
    async holds() {
      const { api, asked, clock, connect, answer, state } = balanceKit()
      await connect()
      const stop = api.follow()
      await settle()
      await answer(0, wei(5n))
      await clock.advance(15_000)
      await answer(1, coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' }))
      await soon(() => expect(state().status).toBe('failed'))
      await clock.advance(29_999)
      expect(asked).toHaveLength(2)
      await clock.advance(1)
      expect(asked).toHaveLength(3)
      stop()
    },
  },
  {
    rule: '§9 "Wallet features order: onramp, swaps, receive, send"',
    metBy: inAccount('SPEC §9: wallet features stand in the order of the config, those it leaves out after them'),
    holds() {
      const known = defaults.features.walletFeaturesOrder
      expect(known).toEqual(['onramp', 'swaps', 'receive', 'send'])
      expect(inOrder(known, ['send'])).toEqual(['send', 'onramp', 'swaps', 'receive'])
    },
  },
]

const failures: readonly Rule[] = [
  {
    rule: '§8 "Token Balance Unavailable", "Failed to fetch transactions": to the letter',
    metBy: [
      inAccount('SPEC §8: "Token Balance Unavailable" is said in a toast'),
      inActivity('SPEC §8: a failure says "Failed to fetch transactions", lists nothing and tells an event'),
    ],
    holds: () =>
      expect([accountTexts.words.balanceFailed, activityTexts.words.failed]).toEqual([
        'Token Balance Unavailable',
        'Failed to fetch transactions',
      ]),
  },
  {
    rule: '§8 a failure of the transactions "also sets empty and sends an ERROR_FETCH_TRANSACTIONS event"',
    metBy: inActivity('SPEC §8: a failure says "Failed to fetch transactions", lists nothing and tells an event'),
    async holds() {
      const { follow, end, now, failures: told } = await activityOver(() => new Response('{}', { status: 400 }))
      const leave = follow()
      await end()
      expect([now().status, now().transactions, told().length]).toEqual(['failed', [], 1])
      leave()
    },
  },
]

testRules([...shapes, ...states, ...limits, ...failures])
