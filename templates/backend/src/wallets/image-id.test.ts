import { expect, test } from 'vitest'
import { imageIdOf } from './decode-wallets.js'

test('behavior: a wallet has one image id for ever, a UUID of version 8', () => {
  expect(imageIdOf('io.metamask')).toBe(imageIdOf('io.metamask'))
  expect(imageIdOf('io.metamask')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 10_000 }, (_, index) => imageIdOf(`wallet-${index}`))).size).toBe(10_000)
})

test('behavior: the id of a wallet that has been served never changes', () => {
  expect(imageIdOf('com.example')).toBe('055daf9d-3977-869e-9692-51d8bf5aa280')
})
