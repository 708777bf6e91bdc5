import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeMethods } from '../gallery/fake-methods.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const view = () => document.querySelector<HTMLElement>('dialog[open]')?.dataset['mkView']
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-mk-wallet]')].map((row) => row.dataset['mkWallet'])
const choose = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

/** What stands in Connect from top to bottom. */
async function groups(): Promise<readonly string[]> {
  const methods = await until(() => document.querySelector('dialog[open] .mk-methods'))
  return [...methods.children].map((child) => {
    if (child.matches('.mk-list')) return 'wallets'
    return child.textContent ?? ''
  })
}

const email = 'Continue with email'
const social = 'GoogleAppleX'
const wallets = 'Continue with a wallet'

test('behavior: e-mail and social come first where no wallet is here, with nothing between them (SPEC §2)', async () => {
  await showState('connect-methods')
  expect(await groups()).toEqual([email, social, 'or', 'wallets'])
})

test('behavior: a wallet of this browser comes first', async () => {
  await showState('connect-methods-wallet-first')
  expect(await groups()).toEqual(['wallets', 'or', email, social])
})

test('param: the developer’s order is over both', async () => {
  const connect = { connectMethodsOrder: ['social', 'wallet', 'email'] } as const
  await showState('connect-methods-wallet-first', { changes: { connect } })
  expect(await groups()).toEqual([social, 'or', 'wallets', 'or', email])
})

test('behavior: where there is another way to connect, a list without wallets is not shown', async () => {
  const kit = await showState('connect-methods', { changes: { connect: {} } })
  expect(await groups()).toEqual([email, social])
  kit.registry.add(galleryWallet(juniper))
  await until(() => rows().length === 1)
  expect(await groups()).toEqual(['wallets', 'or', email, social])
})

test('behavior: collapsed wallets are one button, and a view of their own', async () => {
  await showState('connect-collapsed')
  expect(await groups()).toEqual([wallets, 'or', email, social])
  await choose(wallets)
  await until(() => view() === 'ConnectWallets' && rows().length === 5)
  await choose('Back')
  await until(() => view() === 'Connect')
})

test('behavior: they are not collapsed where wallets are the only way', async () => {
  await showState('connect-collapsed', { changes: { features: [] } })
  expect(await groups()).toEqual(['wallets'])
})

test('param: emailShowWallets: false collapses them where there is e-mail', async () => {
  const connect = { emailShowWallets: false }
  await showState('connect-methods-wallet-first', { changes: { connect } })
  expect(await groups()).toEqual([wallets, 'or', email, social])
})

test('param: emailShowWallets says nothing about social logins', async () => {
  const features = fakeMethods.filter(({ id }) => id === 'social')
  await showState('connect-methods-wallet-first', { changes: { connect: { emailShowWallets: false }, features } })
  expect(await groups()).toEqual(['wallets', 'or', social])
})

test('param: a namespace lists the wallets of that namespace, collapsed or not', async () => {
  const onSolana = galleryWallet({ id: 'sol', name: 'Sol', namespace: 'solana' })
  const changes = { wallets: [...someWallets(), onSolana], params: { namespace: 'solana' } }
  await showState('connect-collapsed', { changes })
  await choose(wallets)
  await until(() => view() === 'ConnectWallets')
  await until(() => rows().join() === 'sol')
})

test('behavior: a wallet of several namespaces is one row, which asks for the chain first', async () => {
  const kit = await showState('connect-multichain')
  await until(() => rows().length === 3)
  await choose('Juniper Multichain')
  await until(() => view() === 'ConnectingMultiChain')
  const families = () => [...document.querySelectorAll<HTMLElement>('[data-mk-namespace]')]
  await until(() => families().length === 3)
  expect(families().map((row) => [row.dataset['mkNamespace'], row.textContent])).toEqual([
    ['eip155', 'EVM\u2068Ethereum\u2069 · \u2068Base\u2069 · \u2068Polygon\u2069 · …'],
    ['solana', 'Solana'],
    ['bip122', 'Bitcoin'],
  ])
  await choose(/^EVM/)
  await until(() => !view())
  expect(kit.session.account()?.connectorId).toBe(juniper.id)
})

test.each([
  ['ConnectingMultiChain', {}],
  ['ConnectingMultiChain', { connectorId: 'gone.example' }],
  ['ConnectingMultiChain', { connectorId: { toString: null } }],
  ['ConnectingExternal', { namespace: 'eip155', connectorId: 7 }],
  ['ConnectingExternal', { namespace: 'toString', connectorId: juniper.id }],
  ['Downloads', {}],
  ['Downloads', { walletId: 'gone' }],
])('error: %s with %j leads to the list', async (name, params) => {
  await showState('connect-multichain-select', { changes: { view: name, params } })
  await until(() => view() === 'Connect' && rows().length > 0)
})
