import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ViewLoader, ViewProps } from '../../runtime/contract/view.js'
import { coreRows } from '../../runtime/core/error-rows.data.js'
import { ModalError, type UserErrorRow } from '../../schema/error.js'
import { slotsIn } from '../../schema/texts.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { developerWords } from '../setup/developer-words.js'
import { developerWordsIn, saidToPeople } from './said-to-people.js'
import { complete, settled } from './settled.js'
import { type ShowOptions, showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const view = () => dialog()?.dataset['mkView']
const code = () => dialog()?.querySelector<HTMLElement>('.mk-scene')?.dataset['code']
const details = () => dialog()?.querySelector<HTMLDetailsElement>('.mk-details') ?? null
const buttons = () => [...(dialog()?.querySelectorAll('.mk-actions button') ?? [])].map((button) => button.textContent)

/** What each slot may hold at its worst. */
const slots = {
  wallet: 'Juniper',
  network: 'Base',
  method: 'eth_requestAccounts',
  expected: 'a list of addresses',
  detail: 'TypeError: x is not a function at draw (https://app.example/a.js:1:22)',
  url: 'wss://relay.example/v1',
  host: 'backend.example',
  path: '/v1/account/eip155:1',
  status: 500,
  origin: 'https://app.example',
  found: 'eip155:31337',
  step: 'SwitchNetwork',
  seconds: 20,
  ns: 'eip155:31337',
  view: 'SwitchNetwork',
  views: 'AllWallets, SwitchNetwork',
  feature: 'services.rpc',
}
const rows = Object.entries<UserErrorRow>(coreRows)
const errors = rows.map(([name]) => new ModalError(name, slots, new TypeError('x is undefined')))

/** Opens a view of the app's own that shows those failures; `said` is what the console was told. */
async function show(shown: readonly ModalError[], options: ShowOptions = {}) {
  function Failing({ ui }: ViewProps) {
    return (
      <>
        <ui.Title text="Failing" />
        {shown.map((error) => (
          <ui.Failure key={error.code} error={error} onRetry={() => {}} />
        ))}
      </>
    )
  }
  const views: Readonly<Record<string, ViewLoader>> = { Failing: async () => ({ default: Failing }) }
  const kit = await showState('loading', {
    isStrict: false,
    ...options,
    changes: { view: '', views, ...options.changes },
  })
  const log = vi.spyOn(kit.host, 'log').mockImplementation(() => {})
  kit.router.open({ view: 'Failing' })
  await until(() => dialog()?.querySelectorAll('.mk-scene').length === shown.length)
  await complete()
  return { said: () => log.mock.calls.map(([level, text]) => `${level} ${text}`) }
}

describe('the two layers', () => {
  test('behavior: no error of the catalogue tells people anything that is for developers, who are told everything', async () => {
    expect(rows.flatMap(([, { message }]) => slotsIn(message)).filter((slot) => !Object.hasOwn(slots, slot))).toEqual(
      [],
    )
    await show(errors)
    const scenes = [...(dialog()?.querySelectorAll('.mk-scene') ?? [])]
    expect(scenes.map((scene) => [scene.getAttribute('data-code'), developerWords(saidToPeople(scene))])).toEqual(
      rows.map(([name]) => [name, []]),
    )
    expect(developerWordsIn(dialog())).toEqual([])
    const told = [...(dialog()?.querySelectorAll('.mk-details') ?? [])].map((part) => part.textContent ?? '')
    expect(told.flatMap(developerWords).length).toBeGreaterThan(10)
    for (const [index, [name]] of rows.entries()) expect(told[index]).toContain(name)
  })

  test('behavior: while the app is developed the details hold the code and the text, closed until they are asked for', async () => {
    await show([new ModalError('backend/failed', { host: 'backend.example', status: 500 })])
    const text = page.getByText('The server backend.example failed with status 500. Try again later.')
    await expect.element(text).not.toBeVisible()
    await userEvent.click(page.getByText('Details'))
    await expect.element(text).toBeVisible()
    await expect.element(page.getByText('backend/failed')).toBeVisible()
  })

  test('behavior: in production they hold the code alone', async () => {
    await show(errors, { changes: { debug: false } })
    const held = [...(dialog()?.querySelectorAll('.mk-details > div') ?? [])].map((part) => part.textContent)
    expect(held).toEqual(rows.map(([name]) => name))
    expect(developerWords(dialog()?.textContent ?? '')).toEqual([])
  })

  test('behavior: they are copied whole, and a toast says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => write.mockRestore())
    await show([new ModalError('backend/failed', { host: 'backend.example', status: 500 })])
    await userEvent.click(page.getByText('Details'))
    await userEvent.click(page.getByRole('button', { name: 'Copy details' }))
    expect(write.mock.calls).toEqual([
      ['backend/failed\nThe server backend.example failed with status 500. Try again later.'],
    ])
    await expect.element(page.getByText('Details copied')).toBeVisible()
  })

  test('behavior: the keyboard opens and closes them', async () => {
    await show([new ModalError('backend/failed', { host: 'backend.example', status: 500 })])
    details()?.querySelector('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => details()?.open)
    await userEvent.keyboard(' ')
    await until(() => details()?.open === false)
  })

  test('error: an error that is none of the catalogue has its own words in the details alone', async () => {
    const own = Object.assign(new ModalError('caip/malformed'), {
      title: '"eip155" is no id',
      message: 'Bad eip155:x.',
    })
    await show([own])
    expect(dialog()?.querySelector('.mk-heading')?.textContent).toBe('Something went wrong')
    expect(developerWordsIn(dialog())).toEqual([])
    expect(details()?.textContent).toContain('Bad eip155:x.')
  })
})

test.each(['view-broken', 'activity-failed', 'nfts-failed', 'tokens-down'])(
  'behavior: in %s the details are one distance under the buttons',
  async (id) => {
    await showState(id)
    await until(details)
    await complete()
    const [buttonsEnd, text] = [dialog()?.querySelector('.mk-scene .mk-actions'), details()?.querySelector('summary')]
    const gap = (text?.getBoundingClientRect().top ?? 0) - (buttonsEnd?.getBoundingClientRect().bottom ?? 0)
    expect(gap).toBe(0)
  },
)

describe('a view that cannot be shown', () => {
  test.each([
    ['view-unknown', 'Teleport'],
    ['view-lost', 'Lost'],
    ['view-broken', 'Broken'],
  ])('behavior: %s is told without its name, under that of the app', async (id, name) => {
    await showState(id, { changes: { debug: false } })
    await until(code)
    await complete()
    expect(dialog()?.querySelector('.mk-title')?.textContent).toBe('Meadow')
    expect(dialog()?.textContent).not.toContain(name)
  })
})

describe('what developers are told', () => {
  test('behavior: a failure is one warning in the console, in production as well', async () => {
    const { said } = await show([new ModalError('backend/failed', { host: 'backend.example', status: 500 })], {
      changes: { debug: false },
    })
    expect(said()).toEqual(['warn backend/failed: The server backend.example failed with status 500. Try again later.'])
  })

  test('behavior: a no of the user is told to nobody', async () => {
    const { said } = await show([new ModalError('wallet/rejected', slots), new ModalError('flow/cancelled')])
    expect(said()).toEqual([])
  })

  test('behavior: what only they can end is an error in the console, once, and no bar says it beside the screen', async () => {
    const { said } = await show([new ModalError('backend/origin', slots)], { changes: { debug: undefined } })
    await until(() => said().length > 0)
    await settled()
    expect(dialog()?.querySelector('.mk-alert')).toBeNull()
    expect(said()).toEqual([
      'error Invalid App Configuration: Origin https://app.example not found on Allowlist - update configuration. Add the origin of the page to the allowlist of the project ID.',
    ])
    expect(dialog()?.querySelector('.mk-text')?.textContent).toBe('This app isn’t set up correctly. Contact its team.')
    expect(details()?.textContent).toContain('Origin https://app.example not found on Allowlist')
  })
})

describe('a wallet that failed', () => {
  const both = ['Try again', 'Choose another wallet']

  test.each(['connecting-declined', 'connecting-failed', 'pairing-declined', 'switch-failed'])(
    'behavior: %s can be asked again, and another one chosen',
    async (id) => {
      await showState(id)
      await until(code)
      await settled()
      expect(buttons()).toEqual(both)
    },
  )

  test('behavior: another one is chosen in the list it came from', async () => {
    const kit = await showState('connecting-failed')
    await until(code)
    await userEvent.click(page.getByRole('button', { name: 'Choose another wallet' }))
    await until(() => view() === 'Connect')
    expect(kit.router.state.peek().stack.map((route) => route.view)).toEqual(['Connect'])
  })

  test('behavior: where it came from no list, the list is one step on, connected or not', async () => {
    const kit = await showState('switch-failed')
    await until(code)
    const before = kit.router.state.peek().stack.map((route) => route.view)
    expect(kit.session.account()).toBeDefined()
    await userEvent.click(page.getByRole('button', { name: 'Choose another wallet' }))
    await until(() => view() === 'Connect')
    expect(kit.router.state.peek().stack.map((route) => route.view)).toEqual([...before, 'Connect'])
  })

  test('behavior: beside a connected wallet the list is the one it came from, and not the account', async () => {
    const failing = galleryWallet({ ...harbor, connects: { code: 'wallet/failed', slots: { detail: 'No.' } } })
    const kit = await showState('account', { changes: { wallets: [galleryWallet(juniper), failing] } })
    await until(() => view() === 'Account')
    await complete()
    const params = { namespace: 'eip155', connectorId: harbor.id }
    kit.router.show([{ view: 'Account' }, { view: 'Connect' }, { view: 'ConnectingExternal', params }], 'forward')
    await until(() => code() === 'wallet/failed')
    await userEvent.click(page.getByRole('button', { name: 'Choose another wallet' }))
    await until(() => view() === 'Connect')
    expect(kit.router.state.peek().stack.map((route) => route.view)).toEqual(['Account', 'Connect'])
  })

  test('behavior: what failed without a wallet offers none', async () => {
    await show([new ModalError('backend/failed', { host: 'backend.example', status: 500 })])
    expect(buttons()).toEqual(['Try again'])
  })
})
