import { describe, expect, test } from 'vitest'
import { quantity, readAnswer, readAnswers, resultOf } from './answers.js'
import { NodeFailure } from './node-failure.js'

const refusal = { code: -32000, message: 'no' }

describe('one answer', () => {
  test('behavior: a result with the number of its call is the answer, whatever it is', () => {
    for (const result of ['0x1', null, false, 0, [], {}])
      expect(readAnswer({ jsonrpc: '2.0', id: 7, result }, 7)).toEqual({ result })
  })

  test.each([
    ['has no number', { result: '0x1' }],
    ['has null for a number', { id: null, result: '0x1' }],
    ['has the number of another call', { id: 8, result: '0x1' }],
    ['has its number as a text', { id: '7', result: '0x1' }],
    ['has neither result nor error', { id: 7 }],
    ['has an error without a code', { id: 7, error: { message: 'no' } }],
    ['has an error that is a text, beside a result', { id: 7, error: 'no', result: '0x1' }],
    ['is a list', [{ id: 7, result: '0x1' }]],
    ['is nothing', null],
    ['is no JSON', undefined],
    ['is a text', '0x1'],
  ])('error: a result that %s cannot be read', (_, data) => {
    expect(() => readAnswer(data, 7)).toThrow(new NodeFailure('the answer cannot be read'))
  })

  test('behavior: a refusal may leave its number out, and may not have that of another call', () => {
    const said = { error: { code: -32000, message: 'no' } }
    for (const id of [7, null, undefined]) expect(readAnswer({ id, error: refusal }, 7)).toEqual(said)
    expect(() => readAnswer({ id: 8, error: refusal }, 7)).toThrow(NodeFailure)
  })

  test('behavior: an error that is null is none, and goes before a result where it is one', () => {
    expect(readAnswer({ id: 7, result: '0x1', error: null }, 7)).toEqual({ result: '0x1' })
    expect(readAnswer({ id: 7, result: '0x1', error: refusal }, 7)).toEqual({ error: { code: -32000, message: 'no' } })
  })

  test('behavior: what a node says is cut to 200 letters, and is its code where it says nothing', () => {
    const said = (message: unknown) => readAnswer({ id: 7, error: { code: 3, message } }, 7)
    expect(said('x'.repeat(300))).toEqual({ error: { code: 3, message: 'x'.repeat(300) } })
    expect([said(undefined), said({})]).toEqual(Array(2).fill({ error: { code: 3, message: 'error 3' } }))
  })
})

describe('the answers to a list', () => {
  test('behavior: a result without a number, or with one that is none, is nobody’s', () => {
    const answers = readAnswers([
      { result: '0x1' },
      { id: null, result: '0x2' },
      { id: '3', result: '0x3' },
      { id: 4, result: '0x4' },
      null,
      'x',
    ])
    expect([...answers]).toEqual([[4, { result: '0x4' }]])
  })

  test('behavior: of two answers to one call none is used, nor is a third', () => {
    const one = (id: number, result: string) => ({ id, result })
    expect([...readAnswers([one(1, '0x1'), one(2, '0x2'), one(1, '0x3')]).keys()]).toEqual([2])
    expect(readAnswers([one(1, '0x1'), one(1, '0x1'), one(1, '0x1')]).size).toBe(0)
    expect(readAnswers([{ id: 1 }, one(1, '0x1')]).size).toBe(0)
  })

  test('error: what is no list may be said of lists alone', () => {
    for (const data of [{ id: 1, result: '0x1' }, { error: refusal }, null, undefined, 'x']) {
      const failure = new NodeFailure('the answer to a batch is not a list', { isAboutBatch: true })
      expect(() => readAnswers(data)).toThrow(failure)
    }
  })
})

test('error: a limit or an inner failure of a node may pass, a call it refuses or does not know will not', () => {
  const mayPass = (code: number) => {
    try {
      return resultOf({ error: { code, message: 'no' } })
    } catch (cause) {
      return (cause as NodeFailure).facts.mayPass
    }
  }
  expect([-1, 429, -32005, -32007, -32603].map(mayPass)).toEqual(Array(5).fill(true))
  expect([-32601, -32602, -32000, 3].map(mayPass)).toEqual(Array(4).fill(false))
  expect(resultOf({ result: null })).toBe(null)
})

test('behavior: a quantity is hex with a digit and no more than 64', () => {
  expect(['0x0', '0xfF', `0x${'f'.repeat(64)}`].map(quantity)).toEqual([0n, 255n, 2n ** 256n - 1n])
  for (const input of ['', '0x', '12', '0x1g', ' 0x1', `0x${'f'.repeat(65)}`, 1, null, []])
    expect(quantity(input)).toBeUndefined()
})
