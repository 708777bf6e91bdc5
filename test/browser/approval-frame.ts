import { onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Approval } from '../../runtime/wallet-site/approval/approval.js'
import { wordsFor } from '../../runtime/wallet-site/approval/words-for.js'
import { until } from './until.js'

/** A transfer that needs all checks, with everything that a card may have on it but a long text. */
export const transfer: Approval = {
  title: 'send',
  amount: '1,250.50 USDC',
  rows: [
    { label: 'to', value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', form: 'address', mark: 'first-time' },
    { label: 'token', value: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', form: 'address' },
    { label: 'network', value: 'Sepolia', form: 'text' },
    { label: 'fee', value: '0.000042 ETH', form: 'text' },
    { label: 'balance', value: '2,000.00 USDC', form: 'text' },
  ],
  risks: ['cannot-be-taken-back', 'test-network'],
  isGuarded: true,
}

/** A long amount of a token with a long name, on a test network with a long name, that is paid at a higher fee. */
export const longTransfer: Approval = {
  ...transfer,
  title: 'speed-up',
  amount: '1234567.123456789012345678 wstETH.e',
  rows: [
    { label: 'to', value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', form: 'address', mark: 'first-time' },
    { label: 'token', value: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', form: 'address' },
    { label: 'network', value: 'Arbitrum Sepolia Testnet (421614)', form: 'text' },
    { label: 'fee', value: '0.000042123456789012 ETH', form: 'text' },
    { label: 'balance', value: '2234567.123456789012345678 wstETH.e', form: 'text' },
  ],
  risks: ['paid-once', 'test-network'],
}

/** A message that does not fit its box. */
export const message: Approval = {
  title: 'sign-message',
  rows: [{ label: 'message', value: 'A line of a message.\n'.repeat(60), form: 'long' }],
  risks: ['another-origin'],
  isGuarded: true,
}

/** What the document in the frame looks like. */
export interface ApprovalLook {
  readonly isShown: boolean
  readonly isArmed: boolean
  readonly state: string | undefined
  /** The class of what has the focus. */
  readonly focus: string
  readonly isSiteHidden: boolean
  /** CSS pixels, of each button. */
  readonly heights: readonly number[]
  readonly width: number
  /** The background of Approve. */
  readonly ground: string | undefined
  /** The letters of the amount, in CSS pixels. */
  readonly amountSize: number
  /** What a screen reader says of the card, and of Approve. */
  readonly said: readonly (string | null)[]
}

interface FrameOptions {
  readonly app?: string
  readonly language?: string
  readonly scheme?: 'light' | 'dark'
  /** The browser can't tell what is covered. */
  readonly isBlind?: boolean
  /** The operator trusts the page. */
  readonly isTrusted?: boolean
  readonly width?: number
  readonly height?: number
}

/** Opens the wallet's document of another site in a frame of this page, in a wrapper that a hostile page may style. */
export async function approvalFrame({
  app = 'https://app.example',
  language = 'en',
  scheme = 'light',
  isBlind = false,
  isTrusted = false,
  width = 360,
  height = 600,
}: FrameOptions = {}) {
  // A window in which the runner draws this page as large as it is: what is drawn smaller counts as hidden.
  await page.viewport(1280, 720)
  onTestFinished(() => page.viewport(1280, 800))
  const origin = `${location.protocol}//wallet.localhost:${location.port}`
  const query = new URLSearchParams({ app, language, scheme })
  if (isBlind) query.set('blind', '')
  if (isTrusted) query.set('trusted', '')
  const answers = new Map<string, unknown>()
  let isReady = false
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return
    isReady ||= data.isReady === true
    if (data.id) answers.set(data.id, data.answer)
  }
  const [wrapper, frame] = [document.createElement('div'), document.createElement('iframe')]
  frame.src = `${origin}/test/browser/wallet-approval-page.html?${query}`
  Object.assign(wrapper.style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: `${width}px` })
  Object.assign(frame.style, { display: 'block', border: '0', inlineSize: `${width}px`, blockSize: `${height}px` })
  wrapper.append(frame)
  window.addEventListener('message', hear)
  document.body.append(wrapper)
  onTestFinished(() => {
    window.removeEventListener('message', hear)
    wrapper.remove()
  })
  await until(() => isReady)

  const post = (what: object) => frame.contentWindow?.postMessage(what, origin)
  let ids = 0
  const nextId = () => {
    ids += 1
    return `id-${ids}`
  }
  async function get<Answer>(what: object): Promise<Answer> {
    const id = nextId()
    post({ ...what, id })
    await until(() => answers.has(id))
    // The document is of this test.
    return answers.get(id) as Answer
  }
  const look = () => get<ApprovalLook>({ look: true })
  const { states, approve: approveWords } = wordsFor(language).words
  const within = page.frameLocator(page.elementLocator(frame))
  return {
    wrapper,
    frame,
    look,
    within,
    /** What axe finds in the document. */
    check: () => get<readonly string[]>({ check: true }),
    /** Asks, and waits until the card is drawn. */
    async ask(approval: Approval) {
      const id = nextId()
      post({ ask: approval, id })
      await until(async () => answers.has(id) || (await look()).isShown)
      return { answer: () => answers.get(id), abort: () => post({ abort: id }) }
    },
    /** Moves a hand to Approve, and waits until it is on. */
    async arm() {
      await userEvent.hover(within.getByRole('heading'))
      await userEvent.hover(within.getByRole('button', { name: approveWords, exact: true }))
      await until(
        async () => {
          const { isArmed, state } = await look()
          // The card was covered until now.
          if (state === states.move) await userEvent.hover(within.getByRole('heading'))
          if (state === states.move)
            await userEvent.hover(within.getByRole('button', { name: approveWords, exact: true }))
          return isArmed
        },
        { interval: 300 },
      )
    },
  }
}

/** What the mouse of a person does. */
export async function mouse(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  x: number,
  y: number,
): Promise<void> {
  const button = type === 'mouseMoved' ? {} : ({ button: 'left', clickCount: 1 } as const)
  await cdp().send('Input.dispatchMouseEvent', { type, x, y, ...button })
}
