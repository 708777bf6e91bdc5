import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PreparedTransfer } from '../../runtime/contract/transfer.js'
import { someWallets } from '../gallery/gallery-state.js'
import { sendChain } from '../gallery/send-chain.js'
import { sendParts } from '../gallery/states-send.js'
import { someTokens, tokensBackend } from '../gallery/tokens-backend.js'
import { until } from './until.js'
import { dialog, focused, showPage, tabTo, walk } from './walk-by-keys.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const field = (label: string) => {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? ''
  return document.getElementById(id) as HTMLInputElement
}

/** Goes on with Tab until a field has the focus. */
async function tabToField(label: string): Promise<void> {
  for (let step = 0; step < 20 && focused() !== field(label); step += 1) await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(field(label))
}

test('behavior: with the keyboard alone: a token is picked, filled in, reviewed and sent', async () => {
  const asked: unknown[] = []
  const { clock, button } = await showPage(
    {
      view: 'Account',
      isConnected: true,
      wallets: someWallets(),
      services: { api: 'https://api.example' },
      fetch: tokensBackend(someTokens),
      chain: sendChain({
        async submit(_, __, { draft }: PreparedTransfer) {
          asked.push(draft)
          return `0x${'ab'.repeat(32)}`
        },
      }),
      ...sendParts,
    },
    'account',
  )
  await walk([
    ['{Enter}', 'Account'],
    ['Send', 'WalletSend'],
    ['Token: ETH', 'WalletSendSelectToken'],
    ['USD Coin', 'WalletSend'],
  ])
  await tabToField('Amount')
  await userEvent.keyboard('12.5')
  await until(() => field('Amount').value === '12.5')
  await tabToField('To')
  await userEvent.keyboard(bob)
  await until(() => field('To').value === bob)
  await clock.advance(500)
  await until(() => document.querySelector('.mk-form .mk-grouped'))
  await until(() => !document.querySelector('.mk-form > [aria-disabled]'))
  await walk([
    ['Preview send', 'WalletSendPreview'],
    ['Back', 'WalletSend'],
  ])
  expect([field('Amount').value, field('To').value]).toEqual(['12.5', bob])
  await walk([['Preview send', 'WalletSendPreview']])
  await until(() => dialog()?.querySelector('dl'))
  await tabTo('Send')
  await userEvent.keyboard('{Enter}')
  await until(() => dialog()?.dataset['mkView'] === 'Account')
  expect(asked).toMatchObject([{ to: bob, value: 12_500_000_000_000_000_000n, asset: { address: '0xusdc' } }])
  await walk([['Close', 'the page']])
  expect(focused()).toBe(button)
})
