import { describeTyped } from './describe-typed.js'
import { needsWindow, notAllowed } from './refusals.js'
import { reachedTypes, readTypedData, type TypedData, type TypedField, type TypedValue } from './typed-data.js'
import type { Wish, WishContext } from './wish.js'

/**
 * Names of what gives others a right to what the account has: permits, orders (Seaport, 0x, CoW, 1inch), transfers and calls
 * for a relayer.
 */
const giving =
  /permit|order|allow|approv|authori[sz]ation|delegat|transfer|forward|metatx|metatransaction|safetx|safemessage|userop|operation|swap|withdraw|trade|listing|offer|auction|quote|intent|execute|session/i
/** Fields that name who gets that right. */
const receivers = ['spender', 'operator', 'delegate', 'delegatee', 'approved', 'allowed', 'taker', 'permitted']

/** Reads the parameters of `eth_signTypedData_v4`: the account, and the data as JSON or as an object. */
export function readTypedWish(params: unknown, context: WishContext): Extract<Wish, { kind: 'typed-data' }> {
  const [account, given] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (typeof account !== 'string' || account.toLowerCase() !== context.address.toLowerCase()) throw notAllowed()
  const json = jsonOf(given)
  const data = json === undefined ? undefined : readTypedData(json)
  if (!data || json === undefined) throw needsWindow()
  const chain = data.domain.fields.find(({ name }) => name === 'chainId')?.value
  if (chain && !isNumber(chain, context.reference)) throw notAllowed()
  if (isAuthorization(data)) throw notAllowed()
  if (gives(data) || describeTyped(data) === undefined) throw needsWindow()
  return { kind: 'typed-data', json, data }
}

/** One text, of what was read: the same is shown and hashed, however often it is read. */
function jsonOf(given: unknown): string | undefined {
  try {
    const value: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

function isNumber(value: TypedValue, text: string): boolean {
  return value.kind === 'atom' && typeof value.value === 'bigint' && String(value.value) === text
}

/** What EIP-7702 has an account sign, in clothes of EIP-712. */
function isAuthorization({ message }: TypedData): boolean {
  const names = message.fields.map(({ name }) => name.toLowerCase()).sort()
  return message.type === 'Authorization' || names.join() === 'address,chainid,nonce'
}

function gives({ types, message }: TypedData): boolean {
  const reached = [...reachedTypes(types, message.type)]
  const fields = reached.flatMap((type): readonly TypedField[] => types.get(type) ?? [])
  return (
    reached.some((type) => giving.test(type)) ||
    fields.some(({ name }) => receivers.includes(name.replace(/^_+/, '').toLowerCase()))
  )
}
