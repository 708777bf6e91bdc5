import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccountButton } from '../../runtime/react/account-button.js'
import type { ButtonState, ShowOptions } from '../../runtime/react/button-state.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { button, ether, heights, named, pageOf, picture, status, text } from './button-page.js'
import { until } from './until.js'

const show: ShowOptions = { balance: true, name: true, network: true }

test.each([
  [640, ['alice.eth', '1.230 ETH', 'Ethereum']],
  [639, ['0xf3…b92266']],
] as const)('param: what is shown wide only, in a window of %i', async (width, seen) => {
  await page.viewport(width, 600)
  onTestFinished(() => page.viewport(1280, 800))
  const wide: ShowOptions = { balance: 'wide', name: 'wide', network: 'wide' }
  await pageOf(<AccountButton show={wide} />).show({ isConnected: true, balance: ether(123n), ...named('alice.eth') })
  await until(() => text() === 'alice.eth' && document.querySelector('[data-part="balance"] > bdi'))
  const parts = [...(button()?.querySelectorAll<HTMLElement>('.mk-label > bdi, .mk-extra') ?? [])]
  const drawn = parts.filter((part) => part.offsetWidth > 0).map((part) => part.textContent || 'Ethereum')
  expect(drawn.sort()).toEqual([...seen].sort())
  // The name for screen readers follows in an effect.
  await until(() => button()?.getAttribute('aria-label') === 'Account 1.230 ETH alice.eth, Ethereum')
})

test.each(['sm', 'md', 'lg'] as const)(
  'param: compact is a square of the height of %s, and has its name',
  async (size) => {
    await pageOf([
      <AccountButton key="account" compact size={size} show={show} />,
      <NetworkButton key="network" compact size={size} />,
    ]).show({ isConnected: true, balance: ether(123n) })
    await until(() => document.querySelectorAll('[data-mk-button]').length === 2)
    const names = ['Account 1.230 ETH 0xf3…b92266, Ethereum', 'Network Ethereum']
    // The balance is read after the button is there.
    await until(() => document.querySelector(`[aria-label="${names[0]}"]`))
    for (const name of names) {
      const { width, height } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
      expect([width, height]).toEqual([heights[size], heights[size]])
    }
  },
)

test('param: a name of false looks nothing up', async () => {
  const asked: string[] = []
  const kit = await pageOf(<ConnectButton show={{ name: false }} />).show({
    isConnected: true,
    services: { api: 'https://backend.example' },
    fetch: async ({ pathname }) => {
      asked.push(pathname)
      return Response.json({ name: 'alice.eth', avatar: null })
    },
  })
  await until(() => status() === 'connected')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([text(), asked, kit.modal.peek()]).toEqual(['0xf3…b92266', [], null])
})

test('param: a button of your own is given all that ours shows, and asks only for what it reads', async () => {
  let reads = false
  let last: ButtonState | undefined
  function own(state: ButtonState) {
    last = state
    const { balance, mark, text: words, account: who } = reads ? state : { ...nothing }
    return (
      <output data-mk-button="own">{`${words} ${who?.name} ${!!who?.picture} ${balance?.amount?.symbol} ${!!mark}`}</output>
    )
  }
  const { show: draw } = pageOf(<ConnectButton>{own}</ConnectButton>)
  const changes = { isConnected: true, balance: ether(123n), ...named('alice.eth', picture) }
  const silent = await draw(changes)
  await until(() => last?.account.status === 'connected')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([silent.modal.peek(), silent.marks.peek()]).toEqual([null, null])
  reads = true
  await draw(changes)
  await until(() => document.querySelector('output')?.textContent === 'alice.eth alice.eth true ETH true')
  expect([last?.isSupported, last?.network.name]).toEqual([true, 'Ethereum'])
})

/** What a button of one's own reads that reads nothing. */
const nothing: Partial<Pick<ButtonState, 'balance' | 'mark' | 'text' | 'account'>> = {}
