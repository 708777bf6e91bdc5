import { toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { signTypedData } from '../../../testing/signing.js'
import { isFor, type PermitInput, type SignedPermit, signPermit } from './permit.js'

const owner = privateKeyToAccount(generatePrivateKey())
const [token, spender, other] = ['11', '22', '33'].map((pair) => `0x${pair.repeat(20)}`) as [string, string, string]
const input: PermitInput = { token, owner: owner.address, spender, value: 1_000n, chainId: 1, now: 5_000n }
const { now, ...about } = input
const question = { ...about, domain: { name: 'Token', version: '2' }, nonce: 3n, deadline: now + 1_200n }
const signed: SignedPermit = { ...question, signature: '0x' }

test('behavior: a permit is for what it was signed for, whatever the case of its addresses', () => {
  expect(isFor(signed, input)).toBe(true)
  expect(isFor(signed, { ...input, owner: input.owner.toLowerCase() })).toBe(true)
})

test.each<[string, Partial<PermitInput>]>([
  ['another token', { token: other }],
  ['another owner', { owner: other }],
  ['another spender', { spender: other }],
  ['more than it allows', { value: 1_001n }],
  ['less than it allows', { value: 999n }],
  ['another chain', { chainId: 2 }],
  ['the last minute of its deadline', { now: question.deadline - 60n }],
  ['what comes after it', { now: question.deadline + 1n }],
])('behavior: it is not for %s', (_, changes) => {
  expect(isFor(signed, { ...input, ...changes })).toBe(false)
})

/** A wallet that signs with a key. */
const walletOf = (account: typeof owner, chainId = 1) => ({
  name: 'Wallet',
  request: async (method: string, params: unknown) =>
    method === 'eth_chainId' ? toHex(chainId) : signTypedData(account, (params as readonly unknown[])[1]),
})

test('behavior: the signature of the owner is taken', async () => {
  const permit = await signPermit(walletOf(owner), 'Ethereum', question)
  expect(permit).toEqual({ ...question, signature: expect.stringMatching(/^0x[\da-f]{130}$/) })
})

test('error: that of another key is a bad answer, before a node is asked', async () => {
  const wallet = walletOf(privateKeyToAccount(generatePrivateKey()))
  await expect(signPermit(wallet, 'Ethereum', question)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
})

test('error: a wallet on another network is not asked', async () => {
  const wallet = walletOf(owner, 137)
  await expect(signPermit(wallet, 'Ethereum', question)).rejects.toMatchObject({ code: 'network/not-switched' })
})
