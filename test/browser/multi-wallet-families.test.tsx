import { expect, test } from 'vitest'
import { click, openView } from './networks-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const rows = () => document.querySelectorAll('dialog[open] [data-mk-connection]')

test('behavior: no wallet is a scene with the way to one', async () => {
  await showState('wallets-none')
  await until(() => document.querySelector('dialog[open] .mk-heading')?.textContent === 'No wallet connected')
  expect(document.querySelectorAll('dialog[open] .mk-body :is(.mk-none, .mk-add)')).toHaveLength(0)
})

test('behavior: each family has a way to one more wallet in its head, and an account more is a number', async () => {
  const kit = await showState('wallets-families')
  await until(() => rows().length === 4)
  const aurora = document.querySelector('[data-mk-connection="app.aurora"] .mk-row-detail')
  expect(aurora?.textContent).toBe('7xKX…osgAsU +1')
  await click('Add a wallet for Solana')
  await until(() => openView() === 'Connect')
  expect(kit.router.state.peek().stack.at(-1)?.params).toEqual({ namespace: 'solana' })
})
