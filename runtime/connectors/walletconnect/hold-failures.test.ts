import { expect, test } from 'vitest'
import { settle } from '../../../test/unit/fakes.js'
import { type FailingCore, holdFailures } from './hold-failures.js'

/** The parts of the official client's core that are held; what is sent again fails as long as `isDown`. */
function core() {
  const emitting = () => ({ events: { rawListeners: () => [], emit: () => false } })
  const sent: string[] = []
  const state = { isDown: true }
  const nothing = async () => {}
  const publisher = {
    async rpcPublish(message: never) {
      if (state.isDown) throw new Error(`${message} was not taken`)
      sent.push(message)
    },
    checkQueue() {
      // As the client does: nothing waits for it.
      for (const message of ['a', 'b']) void publisher.rpcPublish(message as never)
    },
  }
  const relayer = {
    ...emitting(),
    subscriber: emitting(),
    publisher,
    provider: { onPayload() {}, on() {} },
    createProvider: nothing,
    onProviderPayload: nothing,
  }
  const parts: FailingCore = {
    heartbeat: emitting(),
    expirer: emitting(),
    storage: { setItem: nothing, removeItem: nothing },
    relayer,
  }
  return { parts, publisher, sent, state }
}

test('behavior: what is sent again at a beat is sent, and what fails of it is told; who waits is still rejected', async () => {
  const { parts, publisher, sent, state } = core()
  const told: unknown[] = []
  holdFailures(parts, (cause) => told.push(String(cause)))
  publisher.checkQueue()
  await settle()
  expect(told).toEqual(['Error: a was not taken', 'Error: b was not taken'])
  await expect(publisher.rpcPublish('c' as never)).rejects.toThrow('c was not taken')
  expect(told).toHaveLength(2)
  state.isDown = false
  publisher.checkQueue()
  await settle()
  expect(sent).toEqual(['a', 'b'])
})
