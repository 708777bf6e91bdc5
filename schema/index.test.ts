import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defineConfig } from './index.js'

test('behavior: a config is given back as it is', () => {
  const config = { app: { name: 'My app' }, networks: ['mainnet' as const] }
  const make = () => config
  expect(defineConfig(config)).toBe(config)
  expect(defineConfig(make)).toBe(make)
})

test('behavior: importing it loads nothing else, so that a config never pulls zod in', () => {
  const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
  const imports = source.split('\n').filter((line) => /^(import|export)\b.*\bfrom\b/.test(line))
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([])
})
