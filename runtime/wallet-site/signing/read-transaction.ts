import { fromHex, toHex } from './hex.js'
import { needsWindow, notAllowed } from './refusals.js'
import { isPlainCall, readTokenTransfer } from './token-transfer.js'
import type { Wish, WishContext } from './wish.js'

/** Fields that the server answers for: what the page says of them is not read (SECURITY 3.7). */
const ignored = ['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas']
const read = ['from', 'to', 'value', 'data', 'input', 'gas', 'gasLimit', 'nonce', 'chainId', 'type', 'accessList']
const address = /^0x[\da-f]{40}$/i
const quantity = /^0x(?:0|[1-9a-f][\da-f]{0,63})$/i
const NOBODY = '0x0000000000000000000000000000000000000000'

type Given = Readonly<Record<string, unknown>>

/** Reads the parameters of `eth_sendTransaction`: a transfer of the network's token or of another one, and nothing else. */
export function readTransaction(params: unknown, context: WishContext): Extract<Wish, { kind: 'transaction' }> {
  const [first, ...others] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (typeof first !== 'object' || first === null || Array.isArray(first) || others.length > 0) throw notAllowed()
  const given = first as Given
  checkFrame(given, context)
  const { to } = given
  const data = dataOf(given)
  const value = BigInt(quantityOf(given['value']) ?? 0)
  if (typeof to !== 'string' || !address.test(to) || !data || !isPlainCall(data, value)) throw needsWindow()
  const transfer = readTokenTransfer(data)
  const recipient = transfer?.to ?? to.toLowerCase()
  // A transfer to the zero address, or to the token's own contract, is lost.
  if (recipient === NOBODY || (transfer && recipient === to.toLowerCase())) throw needsWindow()
  const gas = quantityOf(given['gas'] ?? given['gasLimit'])
  // Of a transfer that waits: another nonce is the server's to choose.
  const nonce = quantityOf(hexOfNumber(given['nonce']))
  return { kind: 'transaction', to: to.toLowerCase(), value, data: toHex(data), gas, nonce, transfer }
}

/** Whose it is, on which network, and of which kind. */
function checkFrame(given: Given, context: WishContext): void {
  const { from, chainId, type, accessList } = given
  // EIP-7702: it would hand the whole account over.
  if (given['authorizationList'] !== undefined || isType(type, 4n)) throw notAllowed()
  if (from !== undefined && !(typeof from === 'string' && from.toLowerCase() === context.address.toLowerCase()))
    throw notAllowed()
  if (chainId !== undefined && String(numberOf(chainId)) !== context.reference) throw notAllowed()
  const isStrange = Object.keys(given).some((key) => !ignored.includes(key) && !read.includes(key))
  const isOther = type !== undefined && ![0n, 1n, 2n].some((known) => isType(type, known))
  const isListed = accessList !== undefined && !(Array.isArray(accessList) && accessList.length === 0)
  if (isStrange || isOther || isListed) throw needsWindow()
}

function isType(type: unknown, known: bigint): boolean {
  return type !== undefined && numberOf(type) === known
}

function numberOf(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^(?:0x[\da-f]{1,64}|\d{1,20})$/i.test(value) ? BigInt(value) : undefined
}

/** Some apps write it as a number, or in decimals. */
function hexOfNumber(value: unknown): unknown {
  const number = numberOf(value)
  return number === undefined ? value : `0x${number.toString(16)}`
}

/** `undefined` where nothing is given. Throws for what is no quantity. */
function quantityOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  // Some apps write zeros in front.
  const text = typeof value === 'string' ? value.replace(/^0x0+(?=[\da-f])/i, '0x').toLowerCase() : ''
  if (!quantity.test(text)) throw notAllowed()
  return text
}

/** The bytes of the call; `undefined` where the two names of it say different things. */
function dataOf({ data, input }: Given): Uint8Array | undefined {
  const texts = [data, input].filter((each) => each !== undefined)
  const [text = '0x', other = text] = texts
  if (typeof text !== 'string' || typeof other !== 'string') throw notAllowed()
  const bytes = fromHex(text)
  if (!bytes) throw notAllowed()
  return text.toLowerCase() === other.toLowerCase() ? bytes : undefined
}
