import { expect, test } from 'vitest'
import { browserHost } from '../core/host.js'
import { createPerson } from './person.js'

const person = () => createPerson(browserHost().clock, { ask: true })
const signing = { method: 'personal_sign', params: ['0x00'] }

test('behavior: answers waiting requests in the order they came', async () => {
  const { decide, pending, approveNext, rejectNext } = person()
  const first = decide(signing)
  const second = decide({ method: 'eth_sendTransaction' })
  await expect.poll(() => pending().map(({ method }) => method)).toEqual(['personal_sign', 'eth_sendTransaction'])
  expect(await approveNext()).toEqual({ ...signing, id: 1 })
  expect(await rejectNext()).toMatchObject({ method: 'eth_sendTransaction', id: 2 })
  expect([await first, await second]).toEqual([true, false])
  expect(pending()).toEqual([])
})

test('behavior: an answer may be ready before the request', async () => {
  const { decide, approveNext, rejectNext } = person()
  const answers = [rejectNext(), approveNext()]
  expect([await decide(signing), await decide(signing)]).toEqual([false, true])
  expect((await Promise.all(answers)).map(({ id }) => id)).toEqual([1, 2])
})

test('behavior: only what the behaviour says is asked', async () => {
  const { behave, decide, pending, rejectNext } = person()
  expect(await decide({ method: 'eth_chainId' })).toBe(true)
  behave({ ask: ['eth_chainId'] })
  expect(await decide(signing)).toBe(true)
  const asked = decide({ method: 'eth_chainId' })
  await rejectNext()
  expect(await asked).toBe(false)
  behave({ reject: ['personal_sign'] })
  expect(await decide(signing)).toBe(false)
  expect(pending()).toEqual([])
})

test('error: gives up when nothing is asked, and takes nothing away from who waits longer', async () => {
  const { decide, approveNext } = person()
  const patient = approveNext()
  await expect(approveNext(20)).rejects.toThrow('Nothing was asked of the wallet within 20 ms.')
  expect(await decide(signing)).toBe(true)
  expect(await patient).toMatchObject(signing)
})
