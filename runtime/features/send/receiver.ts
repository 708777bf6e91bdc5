import type { Kit } from '../../contract/kit.js'
import { type Cell, cell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import type { ReceiverState } from './contract.js'
import { type ResolvedReceiver, resolveReceiver } from './resolve-receiver.js'
import { senderOf } from './sender.js'

/** What is read of the receiver. */
export interface Receiver {
  readonly state: Cell<ReceiverState>
  /** Reads what was typed once typing has paused; what was read before comes too late from now on. */
  read(text: string): void
  /** Whether the name that was typed still leads where it did; `true` where an address was typed. Throws what reading it throws. */
  isStill(signal: AbortSignal): Promise<boolean>
  stop(): void
}

/** FACTS 9.1: typing has paused. */
const PAUSE_MS = 500
/** Milliseconds that a name may take. */
const NAME_MS = 20_000
/** Milliseconds that the chain is asked about the receiver: what it does not tell holds nothing up. */
const FACTS_MS = 10_000

/** Reads receivers of the sender's namespace, and asks the chain about them. */
export function createReceiver(kit: Kit): Receiver {
  const { clock } = kit.host
  const state = cell<ReceiverState>({ status: 'none' })
  let reading = new AbortController()

  async function read(text: string, signal: AbortSignal): Promise<void> {
    await clock.sleep(PAUSE_MS, signal)
    const sender = senderOf(kit)
    if (!sender) return
    const { network } = sender
    const found = await deadline({ clock, ms: NAME_MS, name: network.name, signal }, (inner) =>
      resolveReceiver(kit, sender, text, inner),
    ).catch((): ResolvedReceiver => ({ status: 'invalid', why: 'failed' }))
    if (signal.aborted) return
    state.value = found
    if (found.status === 'invalid') return
    const { address } = found
    const chain = await kit.chain(network.chainNamespace)
    const others = kit.wiring.networks.filter(
      (each) => each !== network && each.chainNamespace === network.chainNamespace,
    )
    const facts = await deadline({ clock, ms: FACTS_MS, name: network.name, signal }, async (inner) =>
      (await chain.transfers?.())?.receiver(network, address, others, inner),
    )
    if (!signal.aborted) state.value = { ...found, facts }
  }

  return {
    state,
    read(text) {
      reading.abort()
      reading = new AbortController()
      const plain = text.trim()
      state.value = { status: plain ? 'reading' : 'none' }
      if (plain)
        read(plain, reading.signal).catch(() => {
          // Another text was typed, or the chain tells nothing: no warning comes of it.
        })
    },
    async isStill(signal) {
      const [now, sender] = [state.peek(), senderOf(kit)]
      if (now.status !== 'valid' || now.name === undefined || !sender) return true
      const { name } = now
      const again = await deadline({ clock, ms: NAME_MS, name, signal }, (inner) =>
        resolveReceiver(kit, sender, name, inner),
      )
      return again.status === 'valid' && again.address === now.address
    },
    stop: () => reading.abort(),
  }
}
