import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { Ask } from '../context.js'
import { createNodeAsk } from './ask.js'

/** A terminal at which the next key is pressed whenever something was drawn. */
function terminal(...keys: (string | (() => void))[]) {
  const controller = new AbortController()
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin })
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  const shown: string[] = []
  stdout.on('data', (chunk) => {
    shown.push(String(chunk))
    setImmediate(() => {
      const key = keys.shift() ?? ''
      if (typeof key === 'string') stdin.write(key)
      else key()
    })
  })
  const ask = createNodeAsk({ stdin, stdout, signal: controller.signal })
  return { ask, shown, stdin, abort: () => controller.abort() }
}

const enter = '\r'
const down = '\u001b[B'
const shiftTab = '\u001b[Z'
const choices = [
  { value: 'a', title: 'First' },
  { value: 'b', title: 'Second' },
] as const

test('behavior: enter takes what is offered', async () => {
  expect(await terminal(enter).ask.text({ message: 'Name?', initial: 'app' })).toBe('app')
  expect(await terminal(enter).ask.confirm({ message: 'Sure?', initial: true })).toBe(true)
  expect(await terminal(enter).ask.select({ message: 'Which?', initial: 'b', choices })).toBe('b')
  expect(await terminal(enter).ask.multiselect({ message: 'Which?', initial: ['b'], choices })).toEqual(['b'])
})

test('behavior: keys choose', async () => {
  expect(await terminal('x', enter).ask.text({ message: 'Name?', initial: '' })).toBe('x')
  expect(await terminal('n').ask.confirm({ message: 'Sure?', initial: true })).toBe(false)
  expect(await terminal(down, enter).ask.select({ message: 'Which?', initial: 'a', choices })).toBe('b')
  expect(await terminal(' ', enter).ask.multiselect({ message: 'Which?', initial: ['b'], choices })).toEqual(['a', 'b'])
})

test('behavior: an answer that is not valid is asked again, with the reason', async () => {
  const { ask, shown } = terminal('x', enter, 'y', enter)
  const validate = (value: string) => value.length > 1 || 'Too short'
  expect(await ask.text({ message: 'Name?', initial: '', validate })).toBe('xy')
  expect(shown.join('')).toContain('Too short')
})

/** Every kind of question, asked once. */
const kinds = [
  ['text', (ask: Ask, canGoBack = false) => ask.text({ message: 'Q', initial: 'a', canGoBack })],
  ['confirm', (ask: Ask, canGoBack = false) => ask.confirm({ message: 'Q', initial: true, canGoBack })],
  ['select', (ask: Ask, canGoBack = false) => ask.select({ message: 'Q', initial: 'a', choices, canGoBack })],
  ['multiselect', (ask: Ask, canGoBack = false) => ask.multiselect({ message: 'Q', initial: [], choices, canGoBack })],
] as const

describe.each(kinds)('a question of the kind %s', (_, put) => {
  test.each([
    ['Ctrl-C', '\u0003'],
    ['Escape', '\u001b'],
  ])('behavior: %s is a calm no', async (_key, key) => {
    await expect(put(terminal(key).ask)).rejects.toMatchObject({ code: 'cli/cancelled' })
  })

  test('behavior: shift-tab goes back, which the question says', async () => {
    const { ask, shown, stdin } = terminal(shiftTab)
    await expect(put(ask, true)).rejects.toMatchObject({ code: 'cli/back' })
    expect(shown.join('')).toContain('(shift-tab: back)')
    expect(stdin.listeners('keypress')).toEqual([])
  })

  test('behavior: shift-tab does nothing where there is nothing to go back to', async () => {
    const { ask, shown } = terminal(shiftTab, '\u0003')
    await expect(put(ask)).rejects.toMatchObject({ code: 'cli/cancelled' })
    expect(shown.join('')).not.toContain('back')
  })

  test('behavior: a request to end the program takes the question back', async () => {
    const { ask, abort } = terminal(() => abort())
    await expect(put(ask)).rejects.toMatchObject({ code: 'cli/cancelled' })
    await expect(put(ask)).rejects.toMatchObject({ code: 'cli/cancelled' })
  })
})
