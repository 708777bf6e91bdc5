import { cell } from '../../core/cell.js'
import { toModalError } from '../../core/errors.js'
import type { Clock } from '../../core/host.js'
import type { PageWindow, PageWindows } from '../../core/host-windows.js'
import type { FrameClient } from '../../frame/frame-client.js'
import { frameError, refusedError } from '../../frame/frame-error.js'
import type { FrameCalls, FrameProtocol } from '../../frame/messages.js'
import type { SocialLogin, SocialProvider, SocialStep } from './wallet.js'

/** How often the window is looked at (FACTS 4.9), and how long a person has at the provider, in ms. */
const LOOK_MS = 1_000
const PERSON_MS = 10 * 60_000

/** The site is asked again for a login that is under way where its answer was lost; that starts nothing anew. */
const isLost = ['frame/timed-out', 'frame/restarted', 'frame/unsure']
const MOST_ASKED = 20

/** What the login gave. */
type SocialAnswer = FrameCalls['CONNECT_SOCIAL']['answer']

/** What a login with a provider needs. */
export interface SocialLoginDeps {
  readonly client: FrameClient
  readonly clock: Clock
  readonly windows: PageWindows
  readonly protocol: FrameProtocol
  /** The origin of the wallet's site. */
  readonly origin: string
  /** The site knows who it is. */
  onSignedIn(userName: string | undefined): void
}

/**
 * Signs in with a provider, in a window (SPEC §4, FACTS 4.9). Over the port the site's own page finishes the login, and the
 * frame hears of it from its server: a provider may cut the window off (SECURITY 2.11). Over window messages the window
 * itself tells the page, from the site's origin.
 */
export function startSocialLogin(deps: SocialLoginDeps, provider: SocialProvider, signal: AbortSignal): SocialLogin {
  const { client, clock, windows, protocol, origin } = deps
  const step = cell<SocialStep>('opening')
  const over = new AbortController()
  const within = AbortSignal.any([signal, over.signal])
  let opened = windows.open()
  let onOpened = () => {}

  async function addressOf(): Promise<string> {
    const { uri } = await client.call('GET_SOCIAL_REDIRECT_URI', { provider }, { signal: within })
    const url = URL.canParse(uri) ? new URL(uri) : undefined
    // Our own site leads on itself; any other one may name the provider.
    const isFit = url?.origin === origin || (protocol === 4 && url?.protocol === 'https:')
    if (!url || !isFit) throw frameError('frame/bad-answer', { request: 'GET_SOCIAL_REDIRECT_URI', path: 'uri' })
    return url.href
  }

  /** The window at the address. A browser that refused it opens it with the next click. */
  async function lead(href: string): Promise<PageWindow> {
    for (;;) {
      if (opened && !opened.isClosed) {
        // Without its opener a window of another site can't be closed from here (Chromium).
        opened.lead(href, { keepsOpener: true })
        return opened
      }
      step.value = 'blocked'
      await new Promise<void>((resolve, reject) => {
        onOpened = resolve
        within.addEventListener('abort', () => reject(within.reason), { once: true })
      })
    }
  }

  /** A window that a provider cut off looks closed as well: that is said, and waited on. */
  async function look(window: PageWindow): Promise<void> {
    while (step.peek() === 'open' || step.peek() === 'away') {
      step.value = window.isClosed ? 'away' : 'open'
      await clock.sleep(LOOK_MS, within)
    }
  }

  /** What the window says to the page, which is checked for its sender. */
  function told(window: PageWindow): Promise<string> {
    return new Promise((resolve, reject) => {
      const stop = window.onMessage(origin, (data) => {
        const { resultUri } = Object(data) as { readonly resultUri?: unknown }
        if (typeof resultUri !== 'string') return
        stop()
        resolve(resultUri)
      })
      within.addEventListener(
        'abort',
        () => {
          stop()
          reject(within.reason)
        },
        { once: true },
      )
    })
  }

  async function finishByWindow(window: PageWindow): Promise<SocialAnswer> {
    const uri = await told(window)
    step.value = 'finishing'
    const error = new URLSearchParams(uri.replace(/^[^?]*\?/, '')).get('error')
    if (error !== null) throw refusedError(error)
    return client.call('CONNECT_SOCIAL', { uri }, { signal: within })
  }

  /** The site answers once the login is done. A person may take longer than one request lives, and a frame may be lost. */
  async function finishByFrame(uri: string): Promise<SocialAnswer> {
    for (let left = MOST_ASKED; ; left -= 1) {
      try {
        return await client.call('CONNECT_SOCIAL', { uri }, { signal: within })
      } catch (cause) {
        if (within.aborted || left === 0 || !isLost.includes(toModalError(cause).code)) throw cause
      }
    }
  }

  async function run(): Promise<void> {
    clock.sleep(PERSON_MS, within).then(
      () => over.abort(frameError('frame/timed-out', { request: 'CONNECT_SOCIAL', seconds: PERSON_MS / 1_000 })),
      () => {},
    )
    try {
      const href = await addressOf()
      const window = await lead(href)
      step.value = 'open'
      look(window).catch(() => {})
      const { userName } = await (protocol === 5 ? finishByFrame(href) : finishByWindow(window))
      deps.onSignedIn(userName ?? undefined)
    } catch (cause) {
      throw over.signal.aborted ? over.signal.reason : cause
    } finally {
      over.abort()
      opened?.close()
    }
  }

  return {
    step,
    open() {
      opened = windows.open()
      if (opened) onOpened()
    },
    done: run(),
  }
}
