import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { ethereum } from '../../../test/unit/fake-kit.js'
import { coreError } from '../../core/errors.js'
import type { Rpc } from '../../rpc/rpc.js'
import { RpcError } from '../../rpc/rpc-error.js'
import { verifySigned } from './verify-message.js'

const { signal } = new AbortController()
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const contract = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const yes = `0x${'1'.padStart(64, '0')}`

/** A node that answers by method; whatever is not a text is thrown. */
function nodeOf(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const request: Rpc['request'] = async (network, { method }) => {
    asked.push(`${network.name} ${method}`)
    const answer = answers[method]
    if (typeof answer === 'string') return answer
    throw answer
  }
  return { asked, rpc: { request, read: () => Promise.reject(new Error('nothing is read')) } as Rpc }
}

const signed = async (address: string) => ({
  address,
  message: 'hello',
  signature: await owner.signMessage({ message: 'hello' }),
})

test('behavior: the key of the address is enough, and asks no node', async () => {
  const { rpc, asked } = nodeOf({})
  expect(await verifySigned(rpc, ethereum, await signed(owner.address.toLowerCase()), signal)).toBe(true)
  expect(asked).toEqual([])
})

test('behavior: a contract is asked by a node of the network (EIP-1271), and its word counts', async () => {
  const says = (answer: unknown) => nodeOf({ eth_getCode: '0x6000', eth_call: answer })
  const { rpc, asked } = says(yes)
  expect(await verifySigned(rpc, ethereum, await signed(contract), signal)).toBe(true)
  expect(new Set(asked.map((each) => each.split(' ')[0]))).toEqual(new Set(['Ethereum']))
  const refusing = says(new RpcError({ code: 3, message: 'execution reverted' }))
  expect(await verifySigned(refusing.rpc, ethereum, await signed(contract), signal)).toBe(false)
})

test('error: a node that is not there is no answer', async () => {
  const gone = coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' })
  const { rpc } = nodeOf({ eth_getCode: gone, eth_call: gone })
  await expect(verifySigned(rpc, ethereum, await signed(contract), signal)).rejects.toBe(gone)
})
