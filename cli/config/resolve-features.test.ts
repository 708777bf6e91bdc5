import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Manifest } from '../../schema/feature.js'
import { emptyGroups, resolveFeatures } from './resolve-features.js'

const always: Manifest = { id: 'a', title: 'A', requires: [], views: {}, css: 'a.css', flags: {} }
const send: Manifest = { ...always, id: 'send', switch: 'send', flags: { send: z.boolean(), fee: z.string() } }

const ids = (flags: Record<string, unknown>) => resolveFeatures([always, send], flags).map(({ id }) => id)

test('behavior: a feature with a switch is on only when the config names it', () => {
  expect(ids({})).toEqual(['a'])
  expect(ids({ send: false })).toEqual(['a'])
  expect(ids({ send: [] })).toEqual(['a'])
  expect(ids({ send: true })).toEqual(['a', 'send'])
  expect(ids({ send: ['x'] })).toEqual(['a', 'send'])
})

test('behavior: its flags become its options, with the defaults of the spec for what is left out', () => {
  expect(resolveFeatures([send], { send: true, fee: 'low', other: 1 })[0]?.options).toEqual({ send: true, fee: 'low' })
  expect(resolveFeatures([{ ...always, flags: { onramp: z.unknown() } }], {})[0]?.options).toEqual({
    onramp: ['meld', 'coinbase'],
  })
})

test('behavior: groups without effect are told by name', () => {
  expect(emptyGroups({ connectorTypeOrder: ['recent', 'featured', 'walletConnect'] })).toEqual([
    'walletConnect',
    'featured',
  ])
  expect(emptyGroups({})).toEqual([])
})
