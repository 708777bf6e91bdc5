import { expect, test } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { createRegistry } from './registry.js'

test('behavior: lists connectors in order of discovery, each once per namespace', () => {
  const { add, list, find } = createRegistry()
  const [one, two] = [fakeConnector({ id: 'a' }), fakeConnector({ id: 'b' })]
  const onSolana = fakeConnector({ id: 'a', namespace: 'solana' })
  add(one)
  add(two)
  add(onSolana)
  add(fakeConnector({ id: 'A' }))
  expect(list.peek()).toEqual([one, two, onSolana])
  expect([find('eip155', 'A'), find('solana', 'a'), find('eip155', 'c')]).toEqual([one, onSolana, undefined])
})

test('behavior: followers see a new list, never a changed one', () => {
  const { add, list } = createRegistry()
  const seen: number[] = []
  const before = list.peek()
  list.subscribe((items) => seen.push(items.length))
  add(fakeConnector())
  expect([seen, before]).toEqual([[0, 1], []])
})

test('behavior: one that is taken out is gone, and may come back; another object of its id takes nothing out', () => {
  const { add, remove, list } = createRegistry()
  const [one, two] = [fakeConnector({ id: 'a' }), fakeConnector({ id: 'b' })]
  add(one)
  add(two)
  const before = list.peek()
  remove(fakeConnector({ id: 'a' }))
  expect(list.peek()).toBe(before)
  remove(one)
  expect(list.peek()).toEqual([two])
  add(one)
  expect(list.peek()).toEqual([two, one])
})
