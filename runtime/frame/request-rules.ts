import type { FrameMessageName } from './messages.js'
import { isUnsafe } from './methods.data.js'

/** What is done with a request when no answer comes. */
export interface RequestRules {
  /** Milliseconds from its sending until it fails, or none where a person has all the time. */
  readonly ms: number | undefined
  /** Its time runs from the call, and at its end it has succeeded all the same. */
  readonly isDoneAnyway: boolean
  /** Whether the frame has to be ready within the time-out of loading. */
  readonly isExpecting: boolean
  /** Whether it may be asked once more of a new document: it reads, or sets what it would set again. */
  readonly isRepeatable: boolean
  /** It signs, sends or grants. */
  readonly isUnsafe: boolean
}

/** Login types (SPEC §9), and those that lead to one. */
const LOGIN_MS = 120_000
/** SIGN_OUT waits no longer (SPEC §9). */
const SIGN_OUT_MS = 3_000
/** STATUS: nothing but memory is read for it. */
const STATUS_MS = 10_000
/** The rest: a site that asks its server answers by then. */
const ANSWER_MS = 30_000

const logins: readonly FrameMessageName[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
  'UPDATE_EMAIL',
  'UPDATE_EMAIL_PRIMARY_OTP',
  'UPDATE_EMAIL_SECONDARY_OTP',
]
const syncs: readonly FrameMessageName[] = ['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT']
const repeatable: readonly FrameMessageName[] = [
  ...syncs,
  'SWITCH_NETWORK',
  'GET_SOCIAL_REDIRECT_URI',
  'GET_FARCASTER_URI',
  'SIGN_OUT',
  'IS_CONNECTED',
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
]

/** The rules of one request. `payload` has passed its schema. */
export function rulesOf(name: FrameMessageName, payload: unknown): RequestRules {
  const { method, socialUri } = Object(payload) as { readonly method?: unknown; readonly socialUri?: unknown }
  const isRpc = name === 'RPC_REQUEST'
  const unsafe = isRpc && isUnsafe(method)
  return {
    ms: unsafe ? undefined : timeOf(name),
    isDoneAnyway: name === 'SIGN_OUT',
    isExpecting: !syncs.includes(name),
    isRepeatable:
      repeatable.includes(name) ||
      // With an address of a login it consumes that.
      (name === 'GET_USER' && socialUri === undefined) ||
      // In the list of what is safe, though it sends.
      (isRpc && !unsafe && method !== 'eth_sendRawTransaction'),
    isUnsafe: unsafe,
  }
}

function timeOf(name: FrameMessageName): number | undefined {
  if (logins.includes(name)) return LOGIN_MS
  switch (name) {
    case 'SIGN_OUT':
      return SIGN_OUT_MS
    case 'STATUS':
      return STATUS_MS
    // A person takes a phone out for it.
    case 'CONNECT_FARCASTER':
      return undefined
    default:
      return ANSWER_MS
  }
}
