import {
  decodeAbiParameters,
  decodeFunctionData,
  domainSeparator,
  encodeFunctionData,
  getTypesForEIP712Domain,
  type Hex,
  isHex,
  keccak256,
  parseAbi,
  parseSignature,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import type { Signer } from '../../../contract/connector.js'
import { coreError } from '../../../core/errors.js'
import { isSameAddress } from '../../../core/same-address.js'
import { quantity } from '../../../rpc/answers.js'
import { RpcError } from '../../../rpc/rpc-error.js'
import type { PermitQuestion } from '../contract.js'
import { routerAbis } from './abi.js'
import { type Ask, bytes, callOf, wordOf } from './ask.js'

/** Seconds that a permit is good for (SECURITY 3.6). */
const LIFE = 20n * 60n
/** Seconds that are left of one at least when a transaction is made with it. */
const REST = 60n
/** What of a token's own texts is read: they stand in what the wallet shows. */
const LONGEST = { name: 100, version: 20 }

const permit = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const
/** DAI has another one, of the same name. */
const typeHash = /*#__PURE__*/ keccak256(
  /*#__PURE__*/ stringToHex(`Permit(${permit.map(({ type, name }) => `${type} ${name}`).join()})`),
)
const routerAbi = /*#__PURE__*/ parseAbi([
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
])

/** A permit that was signed. It is kept in this page alone, until it is part of a transaction. */
export interface SignedPermit extends PermitQuestion {
  /** 65 bytes as hex. */
  readonly signature: string
}

/** What an account would be asked to allow. */
export interface PermitInput {
  readonly token: string
  readonly owner: string
  readonly spender: string
  readonly value: bigint
  readonly chainId: number
  /** Time of the newest block, in seconds. */
  readonly now: bigint
}

/**
 * What the owner of a token signs in place of an approval (EIP-2612); `undefined` for a token without it, one that signs other
 * fields, and an owner that is a contract. Throws `rpc/*`, `flow/cancelled`.
 */
export async function permitFor(ask: Ask, { now, ...input }: PermitInput): Promise<PermitQuestion | undefined> {
  const { token, owner, chainId } = input
  const call = (data: string) =>
    ask.request('eth_call', [{ to: token, data }, 'latest']).then(bytes, (cause: unknown) => {
      if (cause instanceof RpcError) return undefined
      throw cause
    })
  // Most tokens have no permits: the first questions say so.
  const [code, separator, nonce] = await Promise.all([
    ask.read('eth_getCode', [owner, 'latest'], bytes),
    call('0x3644e515'),
    call(callOf('0x7ecebe00', owner)),
  ])
  const count = wordOf(nonce ?? '0x')
  if (code !== '0x' || !separator || count === undefined) return undefined
  const [told, hash, version] = await Promise.all(['0x06fdde03', '0x30adf81f', '0x54fd4d50'].map(call))
  const name = textOf(told, LONGEST.name)
  if (!name || (hash && wordOf(hash) && hash !== typeHash)) return undefined
  const versions = [textOf(version, LONGEST.version) || undefined, '1', undefined]
  const domains = versions.map((each) => ({ name, ...(each !== undefined && { version: each }) }))
  const domain = domains.find((each) => domainSeparator({ domain: domainOf(each, chainId, token) }) === separator)
  return domain && Object.freeze({ ...input, domain, nonce: count, deadline: now + LIFE })
}

function textOf(data: string | undefined, longest: number): string | undefined {
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], data as Hex)
    return text.length <= longest ? text : undefined
  } catch {
    return undefined
  }
}

const domainOf = (domain: PermitQuestion['domain'], chainId: number, token: string) => ({
  ...domain,
  chainId,
  verifyingContract: token as Hex,
})

/**
 * Asks the wallet for the signature (`eth_signTypedData_v4`, EIP-712), and looks whose it is. Throws `wallet/*`,
 * `network/not-switched`.
 */
export async function signPermit(
  { name: wallet, request }: Signer,
  network: string,
  question: PermitQuestion,
): Promise<SignedPermit> {
  const { chainId, token, owner, spender, value, nonce, deadline } = question
  if (quantity(await request('eth_chainId', [])) !== BigInt(chainId))
    throw coreError('network/not-switched', { network, wallet })
  const domain = domainOf(question.domain, chainId, token)
  const message = { owner: owner as Hex, spender: spender as Hex, value, nonce, deadline }
  const typed = { domain, types: { Permit: permit }, primaryType: 'Permit', message } as const
  const types = { EIP712Domain: getTypesForEIP712Domain({ domain }), Permit: permit }
  const method = 'eth_signTypedData_v4'
  // Wallets take numbers as decimal texts.
  const text = JSON.stringify({ ...typed, types }, (_, each) => (typeof each === 'bigint' ? `${each}` : each))
  const answer = await request(method, [owner, text])
  const signature = typeof answer === 'string' && isHex(answer) && answer.length === 132 ? answer : undefined
  const signer = signature && (await recoverTypedDataAddress({ ...typed, signature }).catch(() => undefined))
  if (signature && signer && isSameAddress('eip155', signer, owner)) return Object.freeze({ ...question, signature })
  throw coreError('wallet/bad-answer', { wallet, method, expected: 'a signature' })
}

/** Whether a signed permit is for this and lasts: it allows exactly what is sold. */
export function isFor(signed: SignedPermit, { now, ...input }: PermitInput): boolean {
  const { chainId, value, deadline } = signed
  const isSame = (name: 'token' | 'owner' | 'spender') => isSameAddress('eip155', signed[name], input[name])
  const isAll = isSame('token') && isSame('owner') && isSame('spender')
  return isAll && chainId === input.chainId && value === input.value && deadline > now + REST
}

/**
 * The calldata of a swap of the v3 router that takes the permit first. One that somebody else has used by then is no hindrance:
 * what it allows stands.
 */
export function withPermit(data: string, { token, value, deadline, signature }: SignedPermit): Hex {
  const abi = routerAbis['uniswap-v3']
  const call = decodeFunctionData({ abi, data: data as Hex })
  const { r, s, yParity } = parseSignature(signature as Hex)
  const args = [token as Hex, value, deadline, 27 + yParity, r, s] as const
  const first = encodeFunctionData({ abi: routerAbi, functionName: 'selfPermitIfNecessary', args })
  const rest = call.functionName === 'multicall' ? call.args[0] : [data as Hex]
  return encodeFunctionData({ abi, functionName: 'multicall', args: [[first, ...rest]] })
}
