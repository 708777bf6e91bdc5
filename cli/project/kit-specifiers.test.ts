import { expect, test } from 'vitest'
import { isKitSpecifier } from './read-sources.js'

const parts = {
  folder: 'src/modal-kit',
  paths: ['src/modal-kit/generated.ts', 'src/modal-kit/index.tsx', 'src/modal-kit/modal-kit.css', 'modal.config.ts'],
  dependencies: ['react', '@acme/modal-kit'],
}

test.each([
  ['create-modal-kit', true],
  ['create-modal-kit/react', true],
  ['create-modal-kitten', false],
  ['./modal-kit', true],
  ['./modal-kit/', true],
  ['./modal-kit/index', true],
  ['./modal-kit/index.js', true],
  ['./modal-kit/generated.ts', true],
  ['./modal-kit/modal-kit.css', true],
  ['./modal-kit/modal-kit.css?inline', true],
  ['./modal-kit/own', false],
  ['./modal', false],
  ['../modal.config', true],
  ['@/modal-kit', true],
  ['~/modal-kit/generated', true],
  ['/src/modal-kit/modal-kit.css', true],
  ['@acme/modal-kit', false],
  ['@/modal', false],
  ['react', false],
])('behavior: %s: %s', (specifier, expected) => {
  expect(isKitSpecifier(specifier, 'src/main.tsx', parts)).toBe(expected)
})

test('behavior: a folder whose index.tsx stays is not the kit', () => {
  expect(isKitSpecifier('./modal-kit', 'src/main.tsx', { ...parts, paths: ['modal.config.ts'] })).toBe(false)
})
