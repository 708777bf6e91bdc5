import { expect, test } from 'vitest'
import type { PreparedTransfer, TransferDraft, TransferProblem } from '../../runtime/contract/transfer.js'
import { sendToken } from '../../runtime/features/send/contract.js'
import { preparedOf, sendChain } from '../gallery/send-chain.js'
import { later } from '../unit/fakes.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

type Answer = PreparedTransfer | TransferProblem

const button = (name: string) =>
  [...(dialog()?.querySelectorAll<HTMLElement>('.mk-stage button') ?? [])].find(
    ({ textContent }) => textContent?.trim() === name,
  )
const facts = () => dialog()?.querySelector<HTMLElement>('.mk-form-facts')
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/gu, '') ?? ''

/** The form as a state has it, pressed: a node that answers when it is told to, and what the wallet is asked. */
async function pressed(state: string, sent = Promise.resolve(`0x${'ab'.repeat(32)}`)) {
  const asked: TransferDraft[] = []
  const questions: { readonly draft: TransferDraft; readonly answer: (told: Answer) => void }[] = []
  const kit = await showState(state, {
    changes: {
      acts: {},
      // The view may come when the story has ended: the receiver is read again then.
      isLive: true,
      chain: sendChain({
        prepare: (_, draft) => new Promise((answer) => questions.push({ draft, answer })),
        async submit(_, __, { draft }: PreparedTransfer) {
          asked.push(draft)
          return sent
        },
      }),
    },
  })
  await until(() => button('Preview send')?.getAttribute('aria-disabled') === null)
  button('Preview send')?.click()
  await until(() => facts())
  const [question] = questions
  if (!question) throw new Error('nothing was asked')
  return {
    kit,
    asked,
    questions,
    answer: (changes: Partial<PreparedTransfer> = {}) => question.answer(preparedOf(question.draft, changes)),
    refuse: question.answer,
  }
}

test('behavior: the review opens with the press, and the fee comes into its place', async () => {
  const { asked, questions, answer } = await pressed('send-filled')
  expect(view()).toBe('WalletSendPreview')
  expect(plain(facts()?.textContent)).toContain('0.25 ETH')
  expect(plain(facts()?.textContent)).not.toContain('At most')
  const places = facts()?.querySelectorAll('.mk-shimmer').length
  expect(places).toBe(2)
  const waiting = button('Getting fee…')
  expect([waiting?.getAttribute('aria-busy'), waiting?.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  waiting?.click()
  const heightBefore = facts()?.offsetHeight
  answer()
  await until(() => button('Send'))
  expect(plain(facts()?.querySelector('output')?.textContent)).toBe('0.00042 ETH')
  expect(plain(facts()?.textContent)).toContain('At most 0.00084 ETH')
  expect(facts()?.offsetHeight).toBe(heightBefore)
  // The press before the fee was known asked neither the node nor the wallet.
  expect([asked, questions.length]).toEqual([[], 1])
})

test('behavior: of all of the coin what is sent is known with the fee', async () => {
  const { answer } = await pressed('send-preview-loading-max')
  expect(plain(facts()?.querySelector('strong')?.textContent)).toBe(' ETH')
  answer()
  await until(() => button('Send'))
  expect(plain(facts()?.querySelector('strong')?.textContent)).toBe('1 ETH')
})

test('behavior: a transfer that the network refuses leads back to the form, which keeps what was filled in', async () => {
  const { refuse, asked } = await pressed('send-filled')
  refuse({ problem: 'reverted', reason: 'Pausable: paused' })
  const note = await until(() => dialog()?.querySelector('[data-mk-problem="reverted"]'))
  // A contract's own words are for developers.
  expect(note?.textContent).toBe('The network would refuse this transfer.')
  const details = () => [...(dialog()?.querySelectorAll('.mk-note .mk-details p') ?? [])].map((it) => it.textContent)
  await until(() => details().length === 2)
  expect(details()).toEqual([
    'send/reverted',
    'The simulated transaction was reverted: Pausable: paused. Check what the contract asks for. Nothing was sent.',
  ])
  // It may be tried again, and is not what to do first.
  await until(() => button('Try again')?.dataset['kind'] === 'quiet')
  expect(view()).toBe('WalletSend')
  expect(dialog()?.querySelector<HTMLInputElement>('.mk-form-amount')?.value).toBe('0.25')
  expect(asked).toEqual([])
})

test('behavior: who leaves before the fee is known stays where they went', async () => {
  const { answer, asked } = await pressed('send-filled')
  button('Cancel')?.click()
  await until(() => view() === 'WalletSend')
  answer()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([view(), asked]).toEqual(['WalletSend', []])
  await until(() => button('Preview send'))
})

/** The review is agreed to, and the wallet has put a screen of its own over it. */
async function covered() {
  const sent = later<string>()
  const { kit, answer, questions, asked } = await pressed('send-filled', sent.promise)
  answer()
  await until(() => button('Send'))
  button('Send')?.click()
  // It is priced once more before the wallet is asked.
  const [, again] = await until(() => questions.length === 2 && questions)
  again?.answer(preparedOf(again.draft))
  await until(() => asked.length === 1)
  const { stack } = kit.router.state.peek()
  kit.router.show([...stack, { view: 'WalletSendContacts' }], 'forward')
  await until(() => view() === 'WalletSendContacts')
  const send = await kit.use(sendToken)
  return { kit, stack, send, sent }
}

test('behavior: a screen of the wallet over the review ends nothing, and what is sent under it leads to the account', async () => {
  const { kit, stack, send, sent } = await covered()
  expect(send.step.peek().step).toBe('asking')
  sent.resolve(`0x${'cd'.repeat(32)}`)
  await until(() => send.step.peek().step === 'editing')
  expect(view()).toBe('WalletSendContacts')
  kit.router.show(stack, 'back')
  await until(() => view() === 'Account')
  expect(send.unresolved.peek()).toBeUndefined()
})

test('behavior: a screen of the wallet that comes and goes leaves the review as it was, and who leaves it then leaves it', async () => {
  const { kit, stack, send } = await covered()
  kit.router.show(stack, 'back')
  await until(() => view() === 'WalletSendPreview')
  expect(send.step.peek().step).toBe('asking')
  button('Cancel')?.click()
  await until(() => view() === 'WalletSend')
  await until(() => send.unresolved.peek()?.status === 'unknown')
})

test('behavior: who closes the modal on that screen leaves the review', async () => {
  const { kit, send } = await covered()
  kit.router.close()
  await until(() => send.step.peek().step === 'editing')
  await until(() => send.unresolved.peek()?.status === 'unknown')
})
