import { expect, expectTypeOf, test } from 'vitest'
import { fakeClock, type Later, later, settle } from '../../test/unit/fakes.js'
import { createFlow, type Flow, type Resting } from './flow.js'

type OrderStep = { step: 'review'; amount: number } | { step: 'sending' } | { step: 'done' }

function order(send: (signal: AbortSignal) => Promise<unknown> = async () => {}) {
  const clock = fakeClock()
  const flow: Flow<number, OrderStep> = createFlow(clock, async (amount, run) => {
    run.go({ step: 'review', amount })
    await Promise.resolve()
    run.go({ step: 'sending' })
    await run.within(1_000, 'The order', send)
    run.go({ step: 'done' })
  })
  return { clock, flow, step: () => flow.state.peek().step }
}

async function upToSending(flow: Flow<number, OrderStep>): Promise<void> {
  void flow.start(1)
  await settle()
}

test('param: a view sees the steps of its flow and the two every flow has', () => {
  expectTypeOf<ReturnType<typeof order>['flow']['state']['value']>().toEqualTypeOf<OrderStep | Resting>()
  expect(order().step()).toBe('idle')
})

test('behavior: shows its steps in their order, with what it was started with', async () => {
  const { flow } = order()
  const seen: unknown[] = []
  const stop = flow.state.subscribe((state) => void seen.push(state))
  await flow.start(2)
  stop()
  expect(seen).toEqual([{ step: 'idle' }, { step: 'review', amount: 2 }, { step: 'sending' }, { step: 'done' }])
})

test('behavior: cancelling returns to idle in the same tick and aborts the work', async () => {
  let given: AbortSignal | undefined
  const { clock, flow, step } = order((signal) => {
    given = signal
    return new Promise(() => {})
  })
  await upToSending(flow)
  expect(step()).toBe('sending')
  flow.cancel()
  expect([step(), given?.aborted]).toEqual(['idle', true])
  await settle()
  expect([step(), clock.pending()]).toEqual(['idle', 0])
})

test('behavior: a cancelled run can never show another step, whatever still arrives', async () => {
  const answers: Later<unknown>[] = []
  const { flow, step } = order(() => {
    const answer = later()
    answers.push(answer)
    return answer.promise
  })
  await upToSending(flow)
  await upToSending(flow)
  answers[0]?.resolve('late')
  await settle()
  expect(step()).toBe('sending')
  flow.cancel()
  answers[1]?.reject(new Error('later still'))
  await settle()
  expect(step()).toBe('idle')
})

test('behavior: starting again supersedes the earlier run, in one task even before it began', async () => {
  const began: string[] = []
  const flow = createFlow<string, { step: 'on' }>(fakeClock(), async (input, run) => {
    began.push(input)
    run.go({ step: 'on' })
  })
  void flow.start('first')
  flow.cancel()
  await flow.start('second')
  expect(began).toEqual(['second'])
  expect(flow.state.peek()).toEqual({ step: 'on' })
})

test('error: a throw is a failed step that can be retried', async () => {
  let isBroken = true
  const { flow, step } = order(async () => {
    if (isBroken) throw new Error('no gas')
  })
  await upToSending(flow)
  const state = flow.state.peek()
  if (state.step !== 'failed') throw new Error(`at ${state.step}`)
  expect(state.error).toMatchObject({ code: 'internal/unknown', cause: new Error('no gas') })
  isBroken = false
  state.retry()
  await settle()
  expect(step()).toBe('done')
})

test('error: a deadline is a failed step, and an abort a cancellation', async () => {
  const { clock, flow } = order(() => new Promise(() => {}))
  await upToSending(flow)
  await clock.advance(1_000)
  expect(flow.state.peek()).toMatchObject({ step: 'failed', error: { code: 'flow/timeout' } })

  const seen: unknown[] = []
  const watched = createFlow<void, { step: 'on' }>(clock, async (_, run) => {
    run.go({ step: 'on' })
    await run.within(1_000, 'x', () => new Promise(() => {})).catch((cause: unknown) => seen.push(cause))
  })
  const end = watched.start()
  await settle()
  watched.cancel()
  await end
  expect(seen).toMatchObject([{ code: 'flow/cancelled' }])
})

test('error: a run that throws at once does not reject', async () => {
  const flow = createFlow<void, { step: 'on' }>(fakeClock(), () => {
    throw new Error('at once')
  })
  await expect(flow.start()).resolves.toBeUndefined()
  expect(flow.state.peek().step).toBe('failed')
})
