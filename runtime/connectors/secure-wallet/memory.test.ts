import { expect, test } from 'vitest'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { createStorage } from '../../core/storage.js'
import { openMemory } from './memory.js'

const key = '@modal-kit/1/secure-wallet'

test('behavior: what another tab wrote a moment ago is kept, though no event has come yet', () => {
  const disk = fakeDisk()
  const [one, other] = [openMemory(createStorage(disk.tab())), openMemory(createStorage(disk.tab()))]
  one.write({ isUsed: true, lastChain: 'eip155:1' })
  other.write({ mailedAt: 5 })
  expect(JSON.parse(disk.data.get(key) ?? '')).toEqual({ isUsed: true, lastChain: 'eip155:1', mailedAt: 5 })
  one.write({ isUsed: undefined })
  other.write({ accountType: 'eoa' })
  expect(other.read()).toEqual({ lastChain: 'eip155:1', mailedAt: 5, accountType: 'eoa' })
})

test('behavior: a full storage costs the page nothing of what it has written', () => {
  const disk = fakeDisk()
  const full = { ...disk.tab(), set() {} }
  const memory = openMemory(createStorage(full))
  memory.write({ isUsed: true })
  memory.write({ mailedAt: 5 })
  expect(memory.read()).toEqual({ isUsed: true, mailedAt: 5 })
})

test.each([
  ['{"isUsed":true,"social":"__proto__","socialUserName":7,"mailedAt":"x"}', { isUsed: true }],
  ['{"social":"google","lastChain":"eip155:1<script>"}', { social: 'google' }],
  ['[1', {}],
  ['"text"', {}],
])('behavior: of %s is read what is whole', (text, read) => {
  const disk = fakeDisk()
  disk.data.set(key, text)
  expect(openMemory(createStorage(disk.tab())).read()).toEqual(read)
})
