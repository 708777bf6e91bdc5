import { expect, test } from 'vitest'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/gu, '') ?? ''
const press = (name: string) =>
  [...(dialog()?.querySelectorAll<HTMLElement>('.mk-stage button') ?? [])]
    .find(({ textContent }) => textContent?.trim() === name)
    ?.click()

test('behavior: on a network where nothing is sent, it leads to the others', async () => {
  await showState('send-wrong-network')
  await until(() => dialog()?.textContent?.includes('Switch to another network to send.'))
  expect(dialog()?.textContent).toContain('Unsupported chain')
  press('Switch network')
  await until(() => view() === 'Networks')
})

test('behavior: what there is of a token is the same figure in the list and beside the amount', async () => {
  await showState('send-select-token', { changes: { acts: {}, isLive: true } })
  const row = () => dialog()?.querySelector<HTMLElement>('[data-mk-token="ETH"]')
  const figure = plain((await until(() => row()?.querySelector('.mk-figure')))?.textContent)
  expect(figure).toBe('1.234')
  row()?.click()
  await until(() => plain(dialog()?.textContent).includes(`Balance: ${figure}`))
})
