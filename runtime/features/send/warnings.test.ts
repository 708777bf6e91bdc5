import { describe, expect, test } from 'vitest'
import { ethereum, polygon } from '../../../test/unit/fake-kit.js'
import type { TransferAsset } from '../../contract/transfer.js'
import { type WarningInput, warningsOf } from './warnings.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc: TransferAsset = { caipNetworkId: 'eip155:1', address: token, symbol: 'USDC', decimals: 6 }
const facts = { hasCode: false, codeElsewhere: [] as const }

/** A transfer of which there is nothing to say. */
const input = (address = bob, changes: Partial<WarningInput> = {}): WarningInput => ({
  namespace: 'eip155',
  from,
  receiver: { status: 'valid', address, isMisspelt: false, facts },
  asset: usdc,
  listed: 6,
  past: [bob],
  contacts: [],
  networks: [ethereum, polygon],
  ...changes,
})
const ids = (of: WarningInput) => warningsOf(of).map(({ id }) => id)
const receiver = (more: object) =>
  input(bob, { receiver: { status: 'valid', address: bob, isMisspelt: false, facts, ...more } })

/** Bob, by a name. */
const named = (name: string, contacts: WarningInput['contacts']) =>
  input(bob, { contacts, receiver: { status: 'valid', address: bob, name, isMisspelt: false, facts } })

describe('SECURITY 3.4: what to know of a receiver', () => {
  test('behavior: of one that was paid before there is nothing to say, however it is written', () => {
    expect(ids(input())).toEqual([])
    expect(ids(input(bob.toLowerCase()))).toEqual([])
  })

  test.each([
    ['burn', input(`0x${'0'.repeat(40)}`), 'always'],
    ['burn', input('0x000000000000000000000000000000000000dEaD'), 'always'],
    ['ownContract', input(token.toLowerCase()), 'always'],
    ['decimals', input(bob, { listed: 18 }), 'always'],
    ['decimals', input(bob, { asset: { ...usdc, decimals: 77 }, listed: undefined }), 'always'],
    ['misspelt', receiver({ isMisspelt: true }), 'override'],
    ['lookalike', input(`0x7099${'0'.repeat(32)}79c8`), 'override'],
    ['lookalike', input(`0x3c44${'0'.repeat(32)}93bc`, { contacts: [{ address: carol, label: 'Carol' }] }), 'override'],
    ['moved', named('carol.eth', [{ address: carol, label: 'C', name: 'carol.eth' }]), 'override'],
    ['likeName', named('vita1ik.eth', [{ address: carol, label: 'V', name: 'vitalik.eth' }]), 'override'],
    ['likeName', named('vita1ik.eth', [{ address: carol, label: 'Vitalik' }]), 'override'],
    ['likeName', named('carol.eth', [{ address: carol, label: 'Carol' }]), 'override'],
    ['likeName', named('vitaliik.eth', [{ address: carol, label: 'V', name: 'vitalik.eth' }]), 'override'],
    ['elsewhere', receiver({ facts: { hasCode: false, codeElsewhere: ['eip155:137'] } }), 'override'],
    ['contract', receiver({ facts: { hasCode: true, codeElsewhere: [] } }), 'no'],
    ['self', input(from), 'no'],
    ['firstTime', input(bob, { past: [] }), 'no'],
  ] as const)('behavior: %s holds', (id, of, blocks) => {
    expect(warningsOf(of)).toContainEqual(expect.objectContaining({ id, blocks }))
  })

  test.each([
    ['burn', input(`0x${'1'.repeat(40)}`)],
    ['ownContract', input(bob, { asset: { ...usdc, address: null } })],
    ['decimals', input(bob, { listed: undefined })],
    ['misspelt', input()],
    ['lookalike', input(bob)],
    ['lookalike', input('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')],
    ['elsewhere', receiver({ facts: { hasCode: true, codeElsewhere: ['eip155:137'] } })],
    ['elsewhere', receiver({ facts: undefined })],
    ['contract', receiver({ facts: undefined })],
    ['self', input()],
    ['lookalike', input(carol, { contacts: [{ address: carol, label: 'Carol' }] })],
    ['moved', named('bob.eth', [{ address: bob.toLowerCase(), label: 'B', name: 'bob.eth' }])],
    ['moved', named('carol.eth', [{ address: carol, label: 'C' }])],
    ['likeName', named('vita1ik.eth', [{ address: bob, label: 'V', name: 'vitalik.eth' }])],
    ['likeName', named('carol.eth', [{ address: carol, label: 'C', name: 'carol.eth' }])],
    ['likeName', named('ann.eth', [{ address: carol, label: 'Bob' }])],
    ['likeName', input(bob, { contacts: [{ address: carol, label: 'Carol' }] })],
    ['firstTime', input(from)],
    ['firstTime', input(bob, { past: [], contacts: [{ address: bob.toLowerCase(), label: 'B' }] })],
  ] as const)('behavior: %s does not hold', (id, of) => {
    expect(ids(of)).not.toContain(id)
  })

  test('behavior: what blocks comes first, and says what it is about', () => {
    const of = receiver({ isMisspelt: true, facts: { hasCode: false, codeElsewhere: ['eip155:137'] } })
    expect(warningsOf({ ...of, past: [], listed: 18 }).map(({ id, about }) => [id, about])).toEqual([
      ['decimals', '6'],
      ['misspelt', ''],
      ['elsewhere', 'Polygon'],
      ['firstTime', ''],
    ])
    expect(warningsOf(input(`0x7099${'0'.repeat(32)}79c8`))[0]?.about).toBe(bob)
  })

  test('A-19: one that was never paid and looks like one that was is held back', () => {
    const poison = `${bob.slice(0, 6)}${'a'.repeat(30)}${bob.slice(-6)}`.toLowerCase()
    // In other letters it is the same character (EIP-55).
    const between = Array.from({ length: 30 }, (_, place) => place + 6).filter((place) => !/a/i.test(bob.charAt(place)))
    expect(warningsOf(input(poison)).find(({ blocks }) => blocks !== 'no')).toMatchObject({
      id: 'lookalike',
      about: bob,
      differs: { receiver: new Set(between), about: new Set(between) },
    })
  })
})
