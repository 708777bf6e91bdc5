import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { type CaipAddress, type CaipNetworkId, isNamespace, type Namespace, namespaces } from './caip.js'
import { parseCaipAddress, parseCaipNetworkId } from './parse-caip.js'

const codeOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (cause) {
    return (cause as { code?: unknown }).code
  }
}

test('param: ids carry their family in their type', () => {
  expectTypeOf<'eip155:1'>().toExtend<CaipNetworkId>()
  expectTypeOf<'eip155:1:0xab'>().toExtend<CaipAddress>()
  expectTypeOf<'near:1'>().not.toExtend<CaipNetworkId>()
  expectTypeOf(parseCaipNetworkId('eip155:1').chainNamespace).toEqualTypeOf<Namespace>()
  // @ts-expect-error A family the kit does not know does not compile.
  const id: CaipNetworkId = 'near:mainnet'
  expect(isNamespace(id.split(':')[0] ?? '')).toBe(false)
  expect(namespaces.every(isNamespace)).toBe(true)
  expect(['constructor', 'EIP155', ''].some(isNamespace)).toBe(false)
})

test('behavior: reads the parts', () => {
  expect(parseCaipNetworkId('eip155:137')).toEqual({ chainNamespace: 'eip155', reference: '137' })
  expect(parseCaipNetworkId('bip122:000000000019d6689c085ae165831e93')).toEqual({
    chainNamespace: 'bip122',
    reference: '000000000019d6689c085ae165831e93',
  })
  expect(parseCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb')).toEqual({
    chainNamespace: 'eip155',
    reference: '1',
    address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  })
  expect(parseCaipAddress('cosmos:cosmoshub-3:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0').reference).toBe(
    'cosmoshub-3',
  )
})

test('error: a family the kit does not know (SPEC §8)', () => {
  expect(() => parseCaipNetworkId('near:mainnet')).toThrowErrorMatchingInlineSnapshot(
    `[ModalError: Unsupported chain namespace: near]`,
  )
  expect(codeOf(() => parseCaipAddress('near:mainnet:alice.near'))).toBe('caip/unsupported-namespace')
})

test('error: anything but two parts, or three (SPEC §5)', () => {
  expect(() => parseCaipNetworkId('eip155')).toThrowErrorMatchingInlineSnapshot(
    `[ModalError: "eip155" isn’t of the form namespace:reference.]`,
  )
  const networks = ['', ':', 'eip155:', ':1', 'eip155:1:0xab', 'eip155: 1', `eip155:${'1'.repeat(33)}`, 'eip155:1/']
  expect(new Set(networks.map((id) => codeOf(() => parseCaipNetworkId(id))))).toEqual(
    new Set(['caip/malformed', 'caip/unsupported-namespace']),
  )
  expect(codeOf(() => parseCaipNetworkId(':1'))).toBe('caip/unsupported-namespace')
  expect(() => parseCaipAddress('eip155:1')).toThrowErrorMatchingInlineSnapshot(
    `[ModalError: "eip155:1" isn’t of the form namespace:reference:address.]`,
  )
  const accounts = [
    '',
    'eip155:1:',
    'eip155::0xab',
    'eip155:<b>:0xab',
    'eip155:1:0xab:x',
    'eip155:1:0x ab',
    `eip155:1:${'a'.repeat(129)}`,
  ]
  expect(accounts.map((id) => codeOf(() => parseCaipAddress(id)))).toEqual(accounts.map(() => 'caip/malformed'))
})

test('behavior: any ids go there and back', () => {
  const word = (longest: number) => fc.stringMatching(new RegExp(`^[-_a-zA-Z0-9]{1,${longest}}$`))
  fc.assert(
    fc.property(fc.constantFrom(...namespaces), word(32), word(128), (chainNamespace, reference, address) => {
      expect(parseCaipNetworkId(`${chainNamespace}:${reference}`)).toEqual({ chainNamespace, reference })
      const account = parseCaipAddress(`${chainNamespace}:${reference}:${address}`)
      expect(account).toEqual({ chainNamespace, reference, address })
    }),
  )
})
