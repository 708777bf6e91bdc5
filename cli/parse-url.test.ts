import { expect, test } from 'vitest'
import { parseUrl as parseInBackend } from '../templates/backend/src/http/parse-url.js'
import { parseUrl } from './parse-url.js'

test.each([
  ['the CLI', parseUrl],
  ['the backend', parseInBackend],
] as const)('behavior: %s reads an address with letters beyond ASCII however often it is asked', (_, parse) => {
  for (let asked = 0; asked < 20_000; asked += 1) {
    if (parse('https://bücher.example/a')?.origin !== 'https://xn--bcher-kva.example')
      throw new Error(`wrong at ${asked}`)
  }
  expect(parse('no address')).toBe(undefined)
})

test('param: a relative address is seen from the base', () => {
  expect(parseUrl('../b', new URL('https://a.example/x/y'))?.href).toBe('https://a.example/b')
  expect(parseInBackend('/b', 'https://a.example')?.href).toBe('https://a.example/b')
})
