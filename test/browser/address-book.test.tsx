import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { someWallets } from '../gallery/gallery-state.js'
import { sendChain } from '../gallery/send-chain.js'
import { sendParts } from '../gallery/states-send.js'
import { someTokens, tokensBackend } from '../gallery/tokens-backend.js'
import { until } from './until.js'
import { dialog, focused, showPage, tabTo, view, walk } from './walk-by-keys.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const said = () => dialog()?.querySelector('[role="alert"]')?.textContent?.trim()
const names = () => [...(dialog()?.querySelectorAll('.mk-row-title') ?? [])].map(({ textContent }) => textContent)
const field = (label: string) => {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? ''
  return document.getElementById(id) as HTMLInputElement
}

/** The modal at the address book, by keys. */
async function openBook() {
  const page = await showPage(
    {
      view: 'Account',
      isConnected: true,
      wallets: someWallets(),
      services: { api: 'https://api.example' },
      fetch: tokensBackend(someTokens),
      chain: sendChain(),
      ...sendParts,
    },
    'account',
  )
  await walk([
    ['{Enter}', 'Account'],
    ['Send', 'WalletSend'],
    ['Address book', 'WalletSendContacts'],
  ])
  return page
}

async function write(label: string, text: string): Promise<void> {
  field(label).focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard(text)
}

/** Chooses a file of that text. */
function choose(text: string): void {
  const input = dialog()?.querySelector<HTMLInputElement>('input[type="file"]')
  const files = new DataTransfer()
  files.items.add(new File([text], 'address-book.json', { type: 'application/json' }))
  if (!input) throw new Error('no field for a file')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('behavior: with the keyboard alone: a contact is added, chosen, renamed and removed', async () => {
  const { clock } = await openBook()
  await walk([['Add contact', 'WalletSendContact']])
  await write('Address', 'bob')
  // Nothing is saved before both are written.
  await tabTo('Save')
  expect(focused()?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await write('Name', 'Bob')
  expect(said()).toBe('')
  await tabTo('Save')
  expect(focused()?.getAttribute('aria-disabled')).toBe(null)
  await userEvent.keyboard('{Enter}')
  await until(() => said() === 'This isn’t an address on this network.')
  expect(field('Address').getAttribute('aria-invalid')).toBe('true')
  await write('Address', bob)
  await tabTo('Save')
  await walk([
    ['{Enter}', 'WalletSendContacts'],
    ['Bob', 'WalletSend'],
  ])
  expect(field('To').value).toBe(bob)
  await clock.advance(500)
  await until(() => dialog()?.querySelector('.mk-form-hint strong')?.textContent === 'Bob')
  expect(dialog()?.querySelector('[data-mk-warning]')).toBe(null)
  await walk([['Edit contact', 'WalletSendContact']])
  await write('Name', 'Robert')
  await walk([
    ['{Enter}', 'WalletSend'],
    ['Address book', 'WalletSendContacts'],
  ])
  expect(names()).toEqual(['Robert'])
  await walk([
    ['Edit Robert', 'WalletSendContact'],
    ['Remove contact', 'WalletSendContacts'],
  ])
  expect(names()).toEqual([])
})

test('behavior: a file brings contacts, and tells what of it was left out; the book goes out as a file', async () => {
  await openBook()
  choose('[]')
  await until(() => said() === 'This isn’t an address book file.')
  const contacts = [
    { namespace: 'eip155', address: bob, label: 'Bob' },
    { namespace: 'eip155', address: carol, label: 'Carol', name: 'carol.eth' },
    { namespace: 'eip155', address: 'nobody', label: 'Nobody' },
  ]
  choose(JSON.stringify({ kind: 'create-modal-kit/contacts', version: 1, contacts }))
  await until(() => said() === 'Added: 2. Already here: 0. Left out: 1.')
  expect(names()).toEqual(['Bob', 'Carol'])
  const link = dialog()?.querySelector<HTMLAnchorElement>('a[download="address-book.json"]')
  const file = await (await fetch(link?.href ?? '')).json()
  expect(file).toMatchObject({ kind: 'create-modal-kit/contacts', contacts: contacts.slice(0, 2) })
})

test('behavior: an amount in dollars fills in what it is in the token, rounded down', async () => {
  const { clock } = await openBook()
  await walk([['Back', 'WalletSend']])
  await until(() => dialog()?.querySelector('[aria-label="Switch to USD"]'))
  await tabTo('Switch to USD')
  await userEvent.keyboard('{Enter}')
  await write('Amount', '100')
  const hint = () => document.getElementById(field('Amount').getAttribute('aria-describedby') ?? '')?.textContent
  await until(() => hint()?.includes('Sends'))
  expect(hint()).toMatch(/^Sends \u20680\.03980352 ETH\u2069/)
  await tabTo('Switch to ETH')
  await userEvent.keyboard('{Enter}')
  expect(field('Amount').value).toMatch(/^0\.03980352$/)
  expect([view(), focused().tagName]).toEqual(['WalletSend', 'BUTTON'])
  await clock.advance(1)
})
