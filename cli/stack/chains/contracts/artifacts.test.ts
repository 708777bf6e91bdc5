import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const here = import.meta.dirname

test('behavior: the artifacts are what the contracts compile to', async () => {
  const { compileContracts } = await import(pathToFileURL(`${here}/compile.mjs`).href)
  expect(compileContracts() === readFileSync(`${here}/artifacts.data.ts`, 'utf8')).toBe(true)
}, 240_000)
