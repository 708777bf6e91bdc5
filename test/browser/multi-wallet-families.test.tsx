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

test.each(['wallets-none', 'wallets-one', 'wallets', 'nfts-none', 'nfts-unsupported'])(
  'behavior: %s ends 20 pixels under its last button',
  async (state) => {
    await showState(state)
    const inside = (selector: string) => [...document.querySelectorAll(`dialog[open] .mk-view ${selector}`)]
    const last = await until(() => inside(':is(.mk-actions, .mk-sure, .mk-add)').at(-1))
    const foot = () => document.querySelector('dialog[open] .mk-view')?.getBoundingClientRect().bottom ?? 0
    await until(() => Math.round(foot() - last.getBoundingClientRect().bottom) === 20)
  },
)

test('behavior: a family begins further down than what belongs to the one over it', async () => {
  await showState('wallets-families')
  await until(() => rows().length === 4)
  const top = (node: Element | null | undefined) => node?.getBoundingClientRect().top ?? Number.NaN
  const gap = (head: Element | null | undefined, over: Element | undefined) =>
    top(head) - (over?.getBoundingClientRect().bottom ?? Number.NaN)
  const [, harbor, lumen] = rows()
  const before = gap(document.querySelector('h4'), harbor)
  const family = gap(document.querySelector('.mk-family + .mk-family'), lumen)
  expect([before, family]).toEqual([0, 16])
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
