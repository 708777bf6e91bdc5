import { expect, test } from 'vitest'
import type { HookData } from './hooks.js'
import { createHooks } from './hooks.js'

const data: HookData = {
  modules: { 'file:///a.ts?1': { format: 'module', source: 'export {}' } },
  edges: { 'file:///a.ts?1': { './b': 'file:///b.ts?1' } },
  fallbacks: { 'kit/config': 'file:///own.js' },
}
const { resolve, load } = createHooks(data)
const next = (specifier: string) => ({ url: `node:${specifier}` })
const missing = () => {
  throw new Error('not found')
}

test('behavior: a known URL stands for itself, and a relative import for what its importer means by it', () => {
  expect(resolve('file:///a.ts?1', {}, next)).toEqual({ url: 'file:///a.ts?1', shortCircuit: true })
  expect(resolve('./b', { parentURL: 'file:///a.ts?1' }, next)).toEqual({ url: 'file:///b.ts?1', shortCircuit: true })
  expect(resolve('./b', { parentURL: 'file:///other.js' }, next)).toEqual({ url: 'node:./b' })
})

test('behavior: a stand-in is used only where the package is not found, at once or later', async () => {
  const own = { url: 'file:///own.js', shortCircuit: true }
  expect(resolve('kit/config', {}, next)).toEqual({ url: 'node:kit/config' })
  expect(resolve('kit/config', {}, missing)).toEqual(own)
  expect(await resolve('kit/config', {}, async () => missing())).toEqual(own)
  expect(() => resolve('other', {}, missing)).toThrow('not found')
})

test('behavior: known code is given, the rest is left to Node', () => {
  expect(load('file:///a.ts?1', {}, next)).toEqual({ format: 'module', source: 'export {}', shortCircuit: true })
  expect(load('file:///z.js', {}, next)).toEqual({ url: 'node:file:///z.js' })
})
