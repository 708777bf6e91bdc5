import type { AnyKit } from '../bridge/any-kit.js'
import type { Live } from '../bridge/live.js'
import { submittedTransactions } from '../contract/provided.js'
import type { SubmittedDetails } from '../contract/submission.js'
import type { Call } from './nodes.js'

/** A transaction as a host asks a wallet to send it (EIP-1193); any of it may be something else. */
type Wish = Readonly<Partial<Record<'to' | 'value' | 'data' | 'input' | 'nonce', unknown>>>

/**
 * Tells the feature that follows them of a transaction that the wallet has sent, where that is on, so that it is shown
 * before any history knows it. Nothing waits for it and nothing fails by it.
 */
export function tellSubmitted(kit: AnyKit, { account }: Live, { method, params }: Call, hash: unknown): void {
  if (method !== 'eth_sendTransaction' || typeof hash !== 'string') return
  const wish: Wish = Object(Array.isArray(params) ? params[0] : undefined)
  const { address, caipNetworkId } = account
  const details = { address, caipNetworkId, ...detailsOf(kit, account.caipNetworkId, wish) }
  kit.use(submittedTransactions).then(
    (transactions) => transactions.submitted(hash, details),
    () => {
      // Off, or its code did not come: the history tells of it later.
    },
  )
}

function detailsOf(
  kit: AnyKit,
  id: Live['account']['caipNetworkId'],
  { to, value, data, input, nonce }: Wish,
): SubmittedDetails {
  const currency = kit.network(id)?.nativeCurrency
  const [moved, number] = [readHex(value), readHex(nonce)]
  const isCall = [data, input].some((bytes) => typeof bytes === 'string' && bytes.length > 2)
  return {
    ...(typeof to === 'string' && { to }),
    ...(currency && moved !== undefined && { amount: { ...currency, value: moved } }),
    ...(number !== undefined && { nonce: Number(number) }),
    operationType: operationType(typeof to === 'string', isCall),
  }
}

function operationType(hasRecipient: boolean, isCall: boolean): string {
  if (!hasRecipient) return 'deploy'
  return isCall ? 'execute' : 'send'
}

function readHex(text: unknown): bigint | undefined {
  return typeof text === 'string' && /^0x[\da-f]{1,64}$/i.test(text) ? BigInt(text) : undefined
}
