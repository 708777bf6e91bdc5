import { expect, test } from 'vitest'
import { parseLiteral } from './parse-literal.js'

test('behavior: a constant of literals is read without running the file', async () => {
  const text = `
    globalThis.wasRun = true
    export const other = run()
    export const wallet = { id: "a", 'b c': ['x', \`y\`, 1], no: null, yes: true, d: { e: false, }, } as const satisfies object`
  expect(await parseLiteral(text, 'wallet')).toEqual({
    id: 'a',
    'b c': ['x', 'y', 1],
    no: null,
    yes: true,
    d: { e: false },
  })
  expect(globalThis).not.toHaveProperty('wasRun')
})

test.each([
  'export const wallet = run()',
  'export const wallet = { id: run() }',
  'export const wallet = { ...other }',
  'export const wallet = { id }',
  'export const wallet = { [key]: 1 }',
  ['export const wallet = { id: `a$', '{b}` }'].join(''),
  'export const wallet = { get id() { return 1 } }',
  'export const wallet = [...other]',
  'export const wallets = {}',
  'export let wallet',
  '',
])('error: %j holds no constant of literals', async (text) => {
  await expect(parseLiteral(text, 'wallet')).rejects.toThrow(SyntaxError)
})

test('behavior: a name that would reach a prototype is a plain field', async () => {
  const value = await parseLiteral('export const wallet = { "__proto__": { polluted: true } }', 'wallet')
  expect({}).not.toHaveProperty('polluted')
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})
