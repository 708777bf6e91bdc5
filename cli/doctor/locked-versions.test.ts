import { expect, test } from 'vitest'
import { inRange } from './in-range.js'
import { lockedVersions } from './locked-versions.js'

test('behavior: npm: copies of the app by their place, none that only development has', () => {
  const lock = {
    packages: {
      'node_modules/viem': { version: '2.57.1' },
      'node_modules/a/node_modules/viem': { version: '1.0.0' },
      'node_modules/b/node_modules/viem': { version: '1.0.0' },
      'node_modules/c/node_modules/viem': { version: '0.1.0', dev: true },
      'node_modules/not-viem': { version: '9.0.0' },
    },
  }
  expect(lockedVersions('/a/package-lock.json', JSON.stringify(lock), 'viem')).toEqual(['2.57.1', '1.0.0'])
})

test('behavior: pnpm, of version 6 and 9', () => {
  const lock = `packages:\n\n  react@19.3.1:\n    resolution: {}\n\n  react-dom@19.3.1:\n    resolution: {}\n\n  '@x/react@1.0.0':\n    a: 1\n\nsnapshots:\n\n  react@19.3.1: {}\n\n  react@18.3.1(a@1.0.0): {}\n`
  expect(lockedVersions('/a/pnpm-lock.yaml', lock, 'react')).toEqual(['19.3.1'])
  expect(lockedVersions('/a/pnpm-lock.yaml', '  /react@18.3.1:\n    dev: false\n', 'react')).toEqual(['18.3.1'])
})

test('behavior: yarn, of version 1 and of berry', () => {
  const classic = 'react@^18.0.0, react@^18.2.0:\n  version "18.3.1"\n\nreact@^19.0.0:\n  version "19.3.1"\n'
  expect(lockedVersions('/a/yarn.lock', classic, 'react')).toEqual(['18.3.1', '19.3.1'])
  expect(lockedVersions('/a/yarn.lock', '"react@npm:^19.0.0":\n  version: 19.3.1\n', 'react')).toEqual(['19.3.1'])
})

test('error: a lockfile that is broken or of another kind says nothing', () => {
  for (const [path, text] of [
    ['package-lock.json', '{'],
    ['package-lock.json', '[]'],
    ['bun.lock', 'react'],
  ] as const)
    expect(lockedVersions(`/a/${path}`, text, 'react')).toBeUndefined()
})

test.each([
  ['18.3.0', true],
  ['18.3.1', true],
  ['19.0.0-rc.1', true],
  ['19.9.9', true],
  ['18.2.9', false],
  ['20.0.0', false],
  ['nonsense', false],
])('behavior: %s in ^18.3.0 || ^19.0.0: %s', (version, isIn) => {
  expect(inRange(version, '^18.3.0 || ^19.0.0')).toBe(isIn)
  expect(inRange(version, '*')).toBe(true)
})
