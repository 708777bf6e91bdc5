import type { CaipNetworkId } from '../../../schema/caip.js'
import { cell } from '../../core/cell.js'
import { type Decoder, listOf, optional, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import type { SocialIdentity, WalletAccountType } from './wallet.js'

/** A login that waits for what was sent by mail. */
export interface PendingLogin {
  /** Masked. */
  readonly email: string
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP'
  readonly number: string | null
}

/** What is remembered of the embedded wallet (SPEC §3, local storage keys). It is a hint without any authority. */
export interface WalletMemory {
  /** Whether a login has been used here before (SPEC: e-mail login used flag). */
  readonly isUsed?: boolean
  readonly email?: string
  readonly lastChain?: CaipNetworkId
  /** When a mail was last asked for, in Unix milliseconds; cleared by a login. */
  readonly mailedAt?: number
  /** What the site asks for since that mail, so that a page that was closed goes on there (SECURITY 4.2). No secrets. */
  readonly pending?: PendingLogin
  readonly accountType?: WalletAccountType
  /** Chain ids of the networks with smart accounts; empty where the site could not be asked. */
  readonly smartAccountNetworks?: readonly number[]
  /** The provider of a social login, and the name of the user there. */
  readonly social?: SocialIdentity['provider']
  readonly socialUserName?: string
  /** What the site has sent to reconnect with; of no use without the frame's own key. */
  readonly token?: string
}

const name = 'secure-wallet'
const flag: Decoder<boolean> = (input) => (typeof input === 'boolean' ? input : undefined)
const count: Decoder<number> = (input) => (Number.isSafeInteger(input) ? (input as number) : undefined)
const chain: Decoder<CaipNetworkId> = (input) =>
  typeof input === 'string' && /^(eip155|solana):[\w-]{1,32}$/.test(input) ? (input as CaipNetworkId) : undefined
const accountType: Decoder<WalletAccountType> = (input) =>
  input === 'eoa' || input === 'smartAccount' ? input : undefined

const action: Decoder<PendingLogin['action']> = (input) =>
  input === 'VERIFY_DEVICE' || input === 'VERIFY_OTP' ? input : undefined

const providers = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'] as const
const provider: Decoder<SocialIdentity['provider']> = (input) => providers.find((each) => each === input)

/** Each field by itself: one that is corrupt costs itself alone. */
const fields: { readonly [Key in keyof Required<WalletMemory>]: Decoder<Required<WalletMemory>[Key]> } = {
  isUsed: flag,
  email: text,
  lastChain: chain,
  mailedAt: count,
  pending: /*#__PURE__*/ shape<PendingLogin>({ email: text, action, number: /*#__PURE__*/ optional(text) }),
  accountType,
  smartAccountNetworks: /*#__PURE__*/ listOf(count),
  social: provider,
  socialUserName: text,
  token: text,
}

const decode: Decoder<WalletMemory> = (input) => {
  const known = shape<object>({})(input)
  if (!known) return undefined
  const values = Object(input) as Readonly<Record<string, unknown>>
  const entries = Object.entries(fields).map(([key, read]) => [key, (read as Decoder<unknown>)(values[key])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The memory of one kit, in step with its other tabs. */
export interface MemoryStore {
  read(): WalletMemory
  /** Changes some fields; `undefined` takes one away. */
  write(change: { readonly [Key in keyof WalletMemory]: WalletMemory[Key] | undefined }): void
  /** Calls back when another tab has written. */
  watch(onChange: () => void): () => void
}

/** Opens it. Where the browser keeps nothing, it lives as long as the page. */
export function openMemory(storage: Storage): MemoryStore {
  const stored = () => storage.read(name, decode)
  const kept = cell<WalletMemory>(stored() ?? {})
  /** As it was last found there: what differs from it comes from another tab, and a full storage keeps nothing new. */
  let found = JSON.stringify(stored())

  return {
    read: () => kept.peek(),
    write(change) {
      const there = stored()
      // Another tab may have written a moment ago.
      const latest = there && JSON.stringify(there) !== found ? there : kept.peek()
      const entries = Object.entries({ ...latest, ...change }).filter(([, value]) => value !== undefined)
      kept.value = Object.fromEntries(entries)
      storage.write(name, kept.peek())
      found = JSON.stringify(stored())
    },
    watch: (onChange) =>
      storage.watch(name, () => {
        kept.value = stored() ?? {}
        found = JSON.stringify(stored())
        onChange()
      }),
  }
}

/** An e-mail as it may be kept where the config does not ask for all of it: `al…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const letters = [...email.slice(0, at)]
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}…${email.slice(at)}`
}
