import { isNamespace, type Namespace } from '../../../schema/caip.js'
import { pairingLifeMs } from '../../connectors/walletconnect/link.js'
import type { SourceKit } from '../../contract/source.js'
import { type Decoder, optional, shape, text } from '../../core/decode.js'

/** A pairing that the user left the page for: phones kill the page behind the wallet that is in front. */
export interface Unfinished {
  readonly walletId: string
  readonly namespace: Namespace
}

type UnfinishedKit = Pick<SourceKit, 'storage' | 'wiring' | 'session' | 'host'>

/** Nothing of it is secret: the URI and its keys are the client's, in a store of its own. */
interface Kept extends Unfinished {
  /** Unix milliseconds; the pairing expires then. */
  readonly expiresAt: number
}

const readKept: Decoder<Kept | null> = /*#__PURE__*/ optional(
  shape<Kept>({
    walletId: text,
    namespace: (input) => (typeof input === 'string' && isNamespace(input) ? input : undefined),
    expiresAt: (input) => (typeof input === 'number' ? input : undefined),
  }),
)

/** Remembers that the page may be killed in the middle of this pairing; not where no session outlives its page. */
export function keepUnfinished({ storage, wiring, host }: UnfinishedKit, left: Unfinished): void {
  if (wiring.enableReconnect === false) return
  storage.write('unfinished', { ...left, expiresAt: host.clock.now() + pairingLifeMs })
}

/** Forgets it: the pairing has ended one way or another. */
export function dropUnfinished({ storage }: Pick<UnfinishedKit, 'storage'>): void {
  if (storage.read('unfinished', Boolean)) storage.write('unfinished', null)
}

/** The pairing an earlier page was left in, while a wallet can still answer it. */
export function unfinished({ storage, host }: Pick<UnfinishedKit, 'storage' | 'host'>): Unfinished | undefined {
  const kept = storage.read('unfinished', readKept)
  const left = (kept?.expiresAt ?? 0) - host.clock.now()
  return kept && left > 0 && left <= pairingLifeMs ? kept : undefined
}

/** Opens the modal where it was, unless the user has begun something else meanwhile. */
export function goOn(kit: SourceKit): void {
  const { router, session } = kit
  const left = unfinished(kit)
  // A wallet that is remembered came after all, or is another one.
  if (!left || router.state.peek().isOpen || session.state.peek().current[left.namespace]) {
    dropUnfinished(kit)
    return
  }
  const { walletId, namespace } = left
  router.open()
  const params = { walletId, namespace }
  router.show([{ view: 'Connect' }, { view: 'ConnectingWalletConnect', params }], 'forward')
}
