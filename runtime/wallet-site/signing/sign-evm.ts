import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { getPublicKey, hashes, Point, sign } from '@noble/secp256k1'
import { HARDENED } from './derive-seed.js'
import { hashTypedData } from './hash-typed-data.js'
import { bytesOfNumber, fromHex, joined, toHex } from './hex.js'
import type { KeeperAccount } from './keeper.js'
import type { EvmTransaction } from './keeper-protocol.js'
import { isPlainCall } from './token-transfer.js'

type Bytes = Uint8Array<ArrayBuffer>
/** An item of RLP: bytes, or a list of items. */
type Item = Bytes | readonly Item[]

const EIP_1559 = 2
/** Above what any network takes; a number that is far off is a mistake, or worse. */
const MOST_GAS = 100_000_000n
const MOST_BYTES = 65_536
const MOST_VALUE = 2n ** 256n - 1n

/** The account of EVM networks: m/44'/60'/0'/0/0 (BIP-44). Addresses are in small letters. */
export const evmAccount: KeeperAccount = {
  derivation: {
    name: 'Bitcoin seed',
    path: [44 + HARDENED, 60 + HARDENED, HARDENED, 0, 0],
    publicOf: (parent) => Uint8Array.from(getPublicKey(parent)),
    childOf: sumOfKeys,
  },
  addressOf(key) {
    const point = getPublicKey(key, false)
    return toHex(keccak_256(point.slice(1)).slice(-20))
  },
  sign(key, task) {
    switch (task.kind) {
      case 'message':
        return isMessage(task.message) ? signDigest(key, hashMessage(task.message)) : undefined
      case 'typed-data':
        return signDigest(key, hashTypedData(task.data))
      case 'transaction':
        return signTransaction(key, task.transaction)
      default:
        return undefined
    }
  },
}

/** BIP-32: the sum of both, in the order of the curve. */
function sumOfKeys(parent: Bytes, left: Bytes): Bytes {
  const { n } = Point.CURVE()
  const number = BigInt(toHex(left))
  const sum = (BigInt(toHex(parent)) + number) % n
  // One in 2 ** 127 has no such child.
  if (number >= n || sum === 0n) throw new RangeError('There is no key at this path.')
  return fromHex(`0x${sum.toString(16).padStart(64, '0')}`) ?? new Uint8Array()
}

function isMessage(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array && value.length > 0 && value.length <= MOST_BYTES
}

/** EIP-191, version 0x45. */
function hashMessage(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${message.length}`)
  return keccak_256(joined(prefix, message))
}

/** The signature for a digest: `r`, `s` and 27 or 28, in hex. */
function signDigest(key: Uint8Array, digest: Uint8Array): string {
  const { r, s, recovery } = signatureOf(key, digest)
  return toHex(joined(r, s, Uint8Array.of(27 + recovery)))
}

/** ECDSA with the nonce of RFC 6979 and the smaller `s` (EIP-2). `r` and `s` have 32 bytes each. */
function signatureOf(key: Uint8Array, digest: Uint8Array) {
  // The package leaves the hashes of that nonce to those who use it.
  Object.assign(hashes, { sha256, hmacSha256: (secret: Uint8Array, text: Uint8Array) => hmac(sha256, secret, text) })
  const all = sign(digest, key, { prehash: false, format: 'recovered' })
  return { r: all.slice(1, 33), s: all.slice(33), recovery: all[0] ?? 0 }
}

/** The signed transaction in hex; `undefined` for one that this wallet does not sign. */
function signTransaction(key: Uint8Array, transaction: EvmTransaction): string | undefined {
  const fields = fieldsOf(transaction)
  if (!fields) return undefined
  const digest = keccak_256(joined(Uint8Array.of(EIP_1559), rlp(fields)))
  const { r, s, recovery } = signatureOf(key, digest)
  const signature = [BigInt(recovery), ...[r, s].map((part) => BigInt(toHex(part)))].map(bytesOfNumber)
  return toHex(joined(Uint8Array.of(EIP_1559), rlp([...fields, ...signature])))
}

/** The fields of EIP-1559 without a signature; `undefined` where one is not what it has to be. */
function fieldsOf(transaction: EvmTransaction): readonly Item[] | undefined {
  const { chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas, to, value, data } = transaction
  const [tip, most, limit, amount] = [maxPriorityFeePerGas, maxFeePerGas, gas, value].map(readAmount)
  const [recipient, call] = [readHex(to), readHex(data)]
  if (tip === undefined || most === undefined || limit === undefined || amount === undefined) return undefined
  if (recipient?.length !== 20 || !call || !isPlainCall(call, amount)) return undefined
  if (!isWhole(chainId, 1) || chainId >= 0x80000000 || !isWhole(nonce, 0)) return undefined
  if (tip > most || most > 2n ** 64n || limit > MOST_GAS || limit < 21_000n) return undefined
  const numbers = [BigInt(chainId), BigInt(nonce), tip, most, limit].map(bytesOfNumber)
  return [...numbers, recipient, bytesOfNumber(amount), call, []]
}

function isWhole(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
}

function readAmount(text: unknown): bigint | undefined {
  const value = typeof text === 'string' && /^\d{1,78}$/.test(text) ? BigInt(text) : undefined
  return value !== undefined && value <= MOST_VALUE ? value : undefined
}

function readHex(text: unknown): Bytes | undefined {
  return typeof text === 'string' ? fromHex(text) : undefined
}

/** The encoding of the yellow paper. */
function rlp(item: Item): Bytes {
  if (!(item instanceof Uint8Array)) return framed(0xc0, joined(...item.map(rlp)))
  const [first = 0x80] = item
  return item.length === 1 && first < 0x80 ? item : framed(0x80, item)
}

function framed(kind: number, body: Bytes): Bytes {
  if (body.length < 56) return joined(Uint8Array.of(kind + body.length), body)
  const length = bytesOfNumber(BigInt(body.length))
  return joined(Uint8Array.of(kind + 55 + length.length), length, body)
}
