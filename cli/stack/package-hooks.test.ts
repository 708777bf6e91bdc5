import { expect, test } from 'vitest'
import { createPackageHooks } from './package-hooks.js'

const kit = 'file:///app/node_modules/create-modal-kit/'
const from = 'file:///app/.modal-kit/stack/package.json'
const { resolve } = createPackageHooks({ importers: kit, names: ['hono', '@solana/kit'], from })

const parentOf = (specifier: string, parentURL?: string) =>
  resolve(specifier, { parentURL }, (same, context) => {
    expect(same).toBe(specifier)
    return context.parentURL
  })

test('behavior: the kit takes the packages of the local stack from their own folder, whatever the app has', () => {
  for (const specifier of ['hono', 'hono/cors', '@solana/kit', '@solana/kit/x.js'])
    expect(parentOf(specifier, `${kit}dist/a.js`)).toBe(from)
})

test('behavior: other packages, other importers and paths are left alone', () => {
  for (const specifier of ['zod', 'hono-other', '@solana/web3.js', './hono', 'node:fs', '@solana'])
    expect(parentOf(specifier, `${kit}dist/a.js`)).toBe(`${kit}dist/a.js`)
  expect(parentOf('hono', 'file:///app/src/server.js')).toBe('file:///app/src/server.js')
  expect(parentOf('hono', 'file:///app/node_modules/create-modal-kit-other/a.js')).toContain('-other/')
  expect(parentOf('hono')).toBeUndefined()
})
