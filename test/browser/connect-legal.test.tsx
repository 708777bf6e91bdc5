import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { legal } from '../../runtime/features/legal/feature.js'
import { walletConnect } from '../../runtime/features/wallet-connect/feature.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const view = () => document.querySelector<HTMLElement>('dialog[open]')?.dataset['mkView']
const group = () => document.querySelector<HTMLFieldSetElement>('dialog[open] .mk-methods')
const focused = () => document.activeElement
const box = () => page.getByRole('checkbox')
const choose = (name: string) => userEvent.click(page.getByRole('button', { name }))
const [termsUrl, privacyUrl] = ['https://meadow.example/terms', 'https://meadow.example/privacy']

/** The names of what Tab comes to, until it comes to the same again. */
async function tabStops(): Promise<readonly string[]> {
  const stops: Element[] = []
  for (let count = 0; count < 20; count += 1) {
    await userEvent.tab()
    const node = focused()
    if (!node?.closest('dialog') || stops.includes(node)) break
    stops.push(node)
  }
  return stops.map((node) => node.getAttribute('aria-label') ?? (node.textContent || node.tagName))
}

test('behavior: the line stands close to the one under it, whose link is all there to press', async () => {
  await showState('connect-legal')
  const [line, link] = await until(() => {
    const found = ['p.mk-legal', '.mk-new-here > .mk-link'].map((each) =>
      document.querySelector(`dialog[open] ${each}`),
    )
    return found.every(Boolean) && found
  })
  const { top = 0, left = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {}
  const text = document.createRange()
  if (line) text.selectNodeContents(line)
  // The link is 13 pixels higher than its words, so that a finger meets it.
  expect(top + 13 - text.getBoundingClientRect().bottom).toBeLessThan(18)
  expect(bottom - top).toBeGreaterThanOrEqual(44)
  expect(document.elementFromPoint(left + 4, top + 2)).toBe(link)
})

test('behavior: a line under the wallets, with links that know nothing of this page', async () => {
  await showState('connect-legal')
  const notice = await until(() => document.querySelector('dialog[open] p.mk-legal'))
  expect(notice.textContent).toBe('By connecting, you agree to our Terms of Service and Privacy Policy.')
  const links = [...notice.querySelectorAll('a')]
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    [termsUrl, '_blank', 'noopener noreferrer'],
    [privacyUrl, '_blank', 'noopener noreferrer'],
  ])
  expect(group()?.matches(':disabled')).toBe(false)
})

test.each([
  [{ termsUrl }, 'By connecting, you agree to our Terms of Service.'],
  [{ privacyUrl }, 'By connecting, you agree to our Privacy Policy.'],
  [{ termsUrl, legalCheckbox: true }, 'I agree to the Terms of Service. Agree to continue.'],
  [{ privacyUrl, legalCheckbox: true }, 'I agree to the Privacy Policy. Agree to continue.'],
])('param: %j', async (options, text) => {
  await showState('connect-legal', { changes: { features: [legal(options)] } })
  await until(() => document.querySelector('dialog[open] .mk-legal')?.textContent === text)
})

test('behavior: nothing connects before the box is ticked, and the keyboard passes over it', async () => {
  const kit = await showState('connect-legal-box-methods')
  await until(() => group()?.matches(':disabled'))
  const controls = [...(group()?.querySelectorAll('button') ?? [])]
  expect(controls.length).toBeGreaterThan(3)
  for (const control of controls) {
    expect(control.matches(':disabled')).toBe(true)
    control.click()
    control.focus()
    expect(control.matches(':focus')).toBe(false)
  }
  expect(view()).toBe('Connect')
  expect(kit.session.account()).toBeUndefined()
  document.querySelector<HTMLElement>('dialog[open] h2')?.focus()
  expect(await tabStops()).toEqual([
    'What is a wallet?',
    'Close',
    'INPUT',
    'Terms of Service',
    'Privacy Policy',
    'Get one',
  ])
})

test('behavior: what is locked has the one look of buttons that are off, and stands as close as rows do', async () => {
  await showState('email-login')
  const off = await until(() => document.querySelector('dialog[open] .mk-button[aria-disabled]'))
  const lookOf = (node: Element) => {
    const { backgroundColor, color, opacity } = getComputedStyle(node)
    return [backgroundColor, color, opacity]
  }
  const look = lookOf(off)
  await showState('connect-legal-box-methods')
  await until(() => group()?.matches(':disabled'))
  const locked = [...(group()?.querySelectorAll('button') ?? [])]
  expect(locked.map(lookOf)).toEqual(locked.map(() => look))
  expect(group() && getComputedStyle(group() as Element).opacity).toBe('1')
  const link = document.querySelector('dialog[open] .mk-new-here')?.getBoundingClientRect().top ?? 0
  expect(link - (locked.at(-1)?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(12)
})

test('behavior: why it does nothing is said where it is, and at the box', async () => {
  await showState('connect-legal-box')
  await until(group)
  const reason = document.getElementById(group()?.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('I agree to the Terms of Service and Privacy Policy. Agree to continue.')
  expect(group()?.getAttribute('aria-disabled')).toBe('true')
  await expect.element(box()).toHaveAccessibleDescription('Agree to continue.')
  await expect.element(box()).not.toBeChecked()
})

test('behavior: ticking it lets everything connect, and unticking takes that back', async () => {
  const kit = await showState('connect-legal-box')
  await userEvent.click(box())
  await until(() => group()?.matches(':enabled'))
  await userEvent.click(box())
  await until(() => group()?.matches(':disabled'))
  await userEvent.click(page.getByText('I agree to the'), { position: { x: 5, y: 5 } })
  await choose('Juniper')
  await until(() => !view())
  expect(kit.session.account()?.connectorId).toBe('app.juniper')
})

test('behavior: the choice stays while the page does, and is not stored', async () => {
  const kit = await showState('connect-legal-box')
  await userEvent.click(box())
  await until(() => group()?.matches(':enabled'))
  await choose('What is a wallet?')
  await until(() => view() === 'WhatIsAWallet')
  await choose('Back')
  await expect.element(box()).toBeChecked()
  kit.router.close()
  await until(() => !view())
  kit.router.open()
  await expect.element(box()).toBeChecked()
  expect(kit.storage.read('agreed', (value) => value)).toBeUndefined()
})

test('behavior: it stands above the wallets where these are a view of their own', async () => {
  await showState('connect-legal-box', { changes: { view: 'ConnectWallets' } })
  await until(() => group()?.matches(':disabled'))
  await userEvent.click(box())
  await until(() => group()?.matches(':enabled'))
})

const views = {
  AllWallets: () => import('../../runtime/features/all-wallets/all-wallets.view.js'),
  ConnectingExternal: () => import('../../runtime/features/connect/connecting-external.view.js'),
  ConnectingMultiChain: () => import('../../runtime/features/connect/connecting-multi-chain.view.js'),
  ConnectingWalletConnect: () => import('../../runtime/features/wallet-connect/connecting-wallet-connect.view.js'),
  ConnectingWalletConnectBasic: () =>
    import('../../runtime/features/wallet-connect/connecting-wallet-connect-basic.view.js'),
}
const connecting = [
  ['ConnectingExternal', { namespace: 'eip155', connectorId: 'app.juniper' }],
  // This wallet has one namespace, so that the view leads back to the list.
  ['ConnectingMultiChain', { namespace: 'eip155', connectorId: 'app.juniper' }, 'Connect'],
  ['AllWallets', {}],
  ['ConnectingWalletConnect', { walletId: 'x' }],
  ['ConnectingWalletConnectBasic', {}],
] as const

test.each(connecting)(
  'security: the box gates %s as well, however it is opened',
  async (opened, params, next: string = opened) => {
    const features = [connect(), legal({ termsUrl, legalCheckbox: true }), walletConnect(), allWallets()]
    const kit = await showState('connect-legal-box', { changes: { features, views } })
    await until(group)
    const asked = vi.spyOn(kit.session, 'connect')
    kit.router.open({ view: opened, params })
    await until(() => view() === 'Connect' && group()?.matches(':disabled'))
    expect(asked).not.toHaveBeenCalled()
    await userEvent.click(box())
    await until(() => group()?.matches(':enabled'))
    kit.router.open({ view: opened, params })
    await until(() => view() === next || kit.session.account())
  },
)
