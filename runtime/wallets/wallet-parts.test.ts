import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import type { Connector } from '../contract/connector.js'
import { partsById, walletParts } from './wallet-parts.js'

const evm = (rdns: string, name: string, id = rdns) => fakeConnector({ id, rdns, name })
const standard = (name: string, id = name) => fakeConnector({ id, name, namespace: 'solana' })
const idsOf = (connector: Connector, all: readonly Connector[]) =>
  walletParts(connector, all).connectors.map(({ namespace, id }) => `${namespace}/${id}`)

describe('one wallet on two namespaces', () => {
  test('behavior: by its name, where one has no rdns', () => {
    const [one, other] = [evm('app.phantom', 'Phantom'), standard('phantom')]
    for (const each of [one, other]) {
      expect(idsOf(each, [one, other])).toEqual(['eip155/app.phantom', 'solana/phantom'])
      expect(walletParts(each, [one, other]).isAmbiguous).toBe(false)
    }
    expect(partsById('phantom', [one, other])).toEqual([one, other])
    expect(partsById('gone', [one, other])).toEqual([])
  })

  test('behavior: by its rdns, whatever it is called', () => {
    const one = evm('app.one', 'One')
    const other = fakeConnector({ id: 'app.one', rdns: 'app.one', name: 'Uno', namespace: 'solana' })
    expect(idsOf(one, [one, other])).toEqual(['eip155/app.one', 'solana/app.one'])
  })

  test('behavior: not by a name alone where both have an rdns', () => {
    const [one, other] = [evm('app.one', 'One'), evm('app.two', 'One')]
    expect(idsOf(one, [one, other])).toEqual(['eip155/app.one'])
  })
})

describe('a name that three take', () => {
  test('behavior: two announced ones leave the third alone', () => {
    const [one, two, third] = [evm('app.one', 'X'), evm('app.two', 'X'), standard('X')]
    for (const each of [one, two, third]) expect(idsOf(each, [one, two, third])).toHaveLength(1)
  })

  test('behavior: two that have nothing but the name are told apart, and both say so', () => {
    const [one, two, third] = [evm('app.one', 'X'), standard('X'), standard('X', 'X#2')]
    const all = [one, two, third]
    expect(all.map((each) => walletParts(each, all).isAmbiguous)).toEqual([false, true, true])
    for (const each of all) expect(idsOf(each, all)).toHaveLength(1)
  })

  test('behavior: two providers under one rdns are told apart, and both say so', () => {
    const [one, two, third] = [evm('app.one', 'X'), evm('app.one', 'X', 'app.one#2'), standard('X')]
    const all = [one, two, third]
    expect(all.map((each) => walletParts(each, all).isAmbiguous)).toEqual([true, true, false])
  })
})

test('behavior: whatever announces itself, each connector is of one wallet, and of the same from every side', () => {
  const connector = fc
    .record({
      rdns: fc.option(fc.constantFrom('io.a', 'io.b', 'io.c'), { nil: undefined }),
      name: fc.constantFrom('A', 'a', 'B', 'C'),
      namespace: fc.constantFrom<'eip155' | 'solana' | 'bip122'>('eip155', 'solana', 'bip122'),
      suffix: fc.constantFrom('', '', '#2'),
    })
    .map(({ rdns, name, namespace, suffix }) =>
      fakeConnector({ id: `${rdns ?? name}${suffix}`, ...(rdns && { rdns }), name, namespace }),
    )
  const several = fc.uniqueArray(connector, {
    selector: ({ id, namespace }) => `${namespace}/${id.toLowerCase()}`,
    maxLength: 8,
  })
  fc.assert(
    fc.property(several, (all) => {
      for (const each of all) {
        const { connectors } = walletParts(each, all)
        expect(connectors).toContain(each)
        expect(new Set(connectors.map(({ namespace }) => namespace)).size).toBe(connectors.length)
        for (const other of connectors) expect(walletParts(other, all).connectors).toEqual(connectors)
      }
    }),
  )
})
