import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { legal } from '../../runtime/features/legal/feature.js'
import { ModalError } from '../../schema/error.js'
import { manualClock } from '../gallery/manual-clock.js'
import { findViolations } from './axe-states.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { button, find, heading, rejected, show } from './socials-site.js'
import { until } from './until.js'
import { dialog, tabTo, view } from './walk-by-keys.js'

const marks = () =>
  [...(dialog()?.querySelectorAll<HTMLElement>('[data-mk-provider]') ?? [])].map((node) => node.dataset['mkProvider'])
const names = () =>
  [...(dialog()?.querySelectorAll('.mk-providers > button') ?? [])].map((node) => node.getAttribute('aria-label'))
const google = () => button('Continue with Google')

describe('in Connect', () => {
  test.each([
    ['connect-socials', 'Continue with Google', ['X', 'Discord', 'Farcaster', 'GitHub'], true],
    ['connect-socials-six', 'Continue with Facebook', ['X', 'Discord', 'Farcaster', 'GitHub', 'Apple'], false],
    ['connect-socials-two', undefined, ['Google', 'GitHub'], false],
    ['connect-socials-one', 'Continue with Apple', [], false],
  ] as const)('behavior: FACTS 1.3: %s', async (id, wide, others, hasMore) => {
    await showState(id)
    await until(() => marks().length > 0)
    expect(find('.mk-methods > .mk-button')?.textContent).toBe(wide)
    const labels = others.map((name) => `Continue with ${name}`)
    expect(names()).toEqual([...labels, ...(hasMore ? ['All sign-in options'] : [])])
    const sizes = [...(dialog()?.querySelectorAll('.mk-providers > button') ?? [])].map((node) => {
      const { width, height } = node.getBoundingClientRect()
      return `${Math.round(width)} ${Math.round(height)}`
    })
    expect(new Set(sizes).size).toBeLessThan(2)
    for (const size of sizes) expect(Number(size.split(' ')[1])).toBeGreaterThanOrEqual(44)
  })

  test('behavior: what is behind the last button is all of them, in the order of the app', async () => {
    const { login } = await show('connect-socials')
    await userEvent.click(button('All sign-in options'))
    await until(() => view() === 'ConnectSocials' && marks().length === 7)
    expect(marks()).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
    await userEvent.click(button('Facebook'))
    expect((await login()).provider).toBe('facebook')
  })

  test('behavior: providers whose pages do not work in Telegram are left out (SPEC §5)', async () => {
    await showState('connect-socials', { changes: { device: 'telegram' } })
    await until(() => marks().length > 0)
    expect(marks()).toEqual(['google', 'discord', 'farcaster', 'github', 'apple'])
  })

  test('behavior: the click opens the window, and leads to the login', async () => {
    const { kit, login, windows } = await show('connect-socials')
    await until(() => marks().length > 0)
    find('[data-mk-provider="google"]')?.click()
    // In the click, not after it: browsers open a window in no other place.
    expect(windows.opened).toBe(1)
    const { provider } = await login()
    expect([provider, kit.router.state.peek().stack.at(-1)]).toEqual([
      'google',
      { view: 'ConnectingSocial', params: { provider: 'google' } },
    ])
  })

  test('behavior: two clicks in a row are one login', async () => {
    const { kit, login } = await show('connect-socials')
    await until(() => marks().length > 0)
    const node = find('[data-mk-provider="google"]')
    node?.click()
    node?.click()
    await login()
    await settled()
    await login()
    expect(kit.router.state.peek().stack).toHaveLength(2)
  })

  test('behavior: it is off while the embedded wallet is connected', async () => {
    await showState('connect-socials-linked')
    const all = await until(() => {
      const nodes = [...(dialog()?.querySelectorAll<HTMLButtonElement>('.mk-providers button') ?? [])]
      return nodes.length > 0 && nodes
    })
    expect(all.every(({ disabled }) => disabled)).toBe(true)
  })

  test('behavior: nothing opens before the box of the terms is ticked', async () => {
    const box = legal({ termsUrl: 'https://meadow.example/terms', legalCheckbox: true })
    const { kit, logins, windows } = await show('connect-socials', { features: [box] })
    await until(() => find('[data-mk-provider]:disabled'))
    kit.router.open({ view: 'ConnectingSocial', params: { provider: 'google' } })
    await settled()
    await until(() => view() === 'Connect')
    expect([logins.length, windows.opened]).toEqual([0, 0])
  })
})

describe('ConnectingSocial', () => {
  test('behavior: from the window to the account', async () => {
    const { kit, login, asked } = await show('social-opening-making')
    const { step, finish } = await login()
    await until(() => heading() === 'Opening Google…')
    step.value = 'open'
    await until(() => heading() === 'Continue in the Google window')
    step.value = 'finishing'
    await until(() => heading() === 'Signing in…')
    finish()
    ;(await asked('connect')).answer()
    await until(() => !dialog())
    expect(kit.session.account()).toBeDefined()
  })

  test('behavior: StrictMode starts one login', async () => {
    const { login } = await show('social-opening-making')
    await login()
    await settled()
    expect((await login()).signal.aborted).toBe(false)
  })

  test('behavior: a window that was blocked is opened by the button', async () => {
    const { login } = await show('social-blocked')
    const it = await login()
    it.step.value = 'blocked'
    await userEvent.click(button('Open Discord'))
    expect(it.opened).toBe(1)
  })

  test('behavior: a window that looks closed is no "no": it goes on, or begins anew in a new window', async () => {
    const { login, windows, asked } = await show('social-away')
    const first = await login()
    first.step.value = 'away'
    await until(() => heading() === 'Finish in the Apple window')
    expect(find('[data-code]')).toBeUndefined()
    await userEvent.click(button('Try again'))
    const second = await login(2)
    expect([first.signal.aborted, second.signal.aborted, windows.opened]).toEqual([true, false, 1])
    second.step.value = 'away'
    second.finish()
    await asked('connect')
  })

  test('behavior: a "no" at the provider is said calmly, and begins anew in the click', async () => {
    const { login, windows } = await show('social-opening-making')
    ;(await login()).fail(rejected)
    await until(() => heading() === 'You didn’t sign in with Google')
    expect(find('.mk-badge')?.dataset['tone']).toBe('calm')
    await userEvent.click(button('Try again'))
    expect(windows.opened).toBe(1)
    await login(2)
  })

  test('error: a failure is told, and tried again with a window', async () => {
    const { login, windows } = await show('social-opening-making')
    ;(await login()).fail(new ModalError('frame/timed-out', { request: 'CONNECT_SOCIAL', seconds: 600 }))
    await until(() => find('[data-code="frame/timed-out"]'))
    await userEvent.click(button('Try again'))
    expect(windows.opened).toBe(1)
    expect((await login(2)).provider).toBe('google')
  })

  test('error: an account that did not connect is connected again without a window', async () => {
    const { login, asked, windows } = await show('social-opening-making')
    ;(await login()).finish()
    ;(await asked('connect')).fail(new ModalError('frame/refused', { reason: 'Session expired' }))
    await userEvent.click(button('Try again'))
    await asked('connect', 2)
    await login()
    expect(windows.opened).toBe(0)
  })

  test.each(['Back', 'Cancel'])(
    'behavior: %s ends it, and closes the window that the click has opened',
    async (out) => {
      const { kit, login, windows } = await show('connect-socials')
      await userEvent.click(google())
      const { signal, finish } = await login()
      expect(windows).toEqual({ opened: 1, closed: 0 })
      await userEvent.click(button(out))
      await until(() => signal.aborted)
      expect(windows.closed).toBe(1)
      finish()
      await settled()
      expect([view(), kit.session.account()]).toEqual(['Connect', undefined])
    },
  )

  test('behavior: after three seconds it says that it goes on', async () => {
    const clock = manualClock()
    const { login } = await show('social-opening-making', {}, { clock })
    await login()
    await clock.advance(3_000)
    await until(() => dialog()?.textContent?.includes('Still working. Hang on a moment…'))
  })

  test.each(['__proto__', 'toString', 'myspace', '', 7, undefined])(
    'error: the provider %j leads to Connect, and nothing is asked',
    async (provider) => {
      const { logins } = await show('social-opening-making', { params: { provider } })
      await until(() => view() === 'Connect')
      await settled()
      expect(logins).toEqual([])
    },
  )

  test('error: one that is not on leads to Connect; Farcaster to its own view', async () => {
    const { logins, asked, kit } = await show('connect-socials-six')
    kit.router.open({ view: 'ConnectingSocial', params: { provider: 'google' } })
    await until(() => kit.router.state.peek().stack.at(-1)?.view === 'Connect')
    kit.router.show([{ view: 'ConnectingSocial', params: { provider: 'farcaster' } }], 'forward')
    await until(() => view() === 'ConnectingFarcaster')
    await asked('uri')
    expect(logins).toEqual([])
  })
})

test('behavior: with the keyboard alone, from the button to the account', async () => {
  const { asked, kit, login, windows } = await show('connect-socials')
  await until(() => view() === 'Connect')
  await tabTo('Continue with X')
  await userEvent.keyboard('{Enter}')
  const { provider, finish } = await login()
  expect([provider, windows.opened]).toEqual(['x', 1])
  finish()
  ;(await asked('connect')).answer()
  await until(() => !dialog())
  expect(kit.session.account()).toBeDefined()
})

test('behavior: what a login was blocked by is a button that the keyboard reaches', async () => {
  const { login } = await show('social-blocked')
  const it = await login()
  it.step.value = 'blocked'
  await expect.element(page.getByRole('button', { name: 'Open Discord' })).toBeVisible()
  await tabTo('Open Discord')
  await userEvent.keyboard('{Enter}')
  expect(it.opened).toBe(1)
})

test.each(['connect-socials', 'connect-socials-two', 'socials-all', 'social-blocked', 'social-declined'])(
  'behavior: axe finds nothing in %s',
  async (id) => {
    await showState(id, { isStrict: false })
    await until(() => find('[data-mk-provider], .mk-heading'))
    await settled()
    expect((await findViolations('all')).found).toEqual([])
  },
)
