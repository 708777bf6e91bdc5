import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createNodeAsk } from './ask.js'

/** A terminal at which the next key is pressed whenever something was drawn. */
function terminal(...keys: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin })
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  const shown: string[] = []
  stdout.on('data', (chunk) => {
    shown.push(String(chunk))
    setImmediate(() => stdin.write(keys.shift() ?? ''))
  })
  return { ask: createNodeAsk({ stdin, stdout }), shown }
}

const enter = '\r'
const down = '\u001b[B'
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

test.each([
  ['Ctrl-C', '\u0003'],
  ['Escape', '\u001b'],
])('behavior: %s is a calm no', async (_, key) => {
  await expect(terminal(key).ask.confirm({ message: 'Sure?', initial: true })).rejects.toMatchObject({
    code: 'cli/cancelled',
  })
})
