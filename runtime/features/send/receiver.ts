import type { Kit } from '../../contract/kit.js'
import { type Cell, cell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import type { ReceiverState } from './contract.js'
import { senderOf } from './sender.js'

/** What is read of the receiver. */
export interface Receiver {
  readonly state: Cell<ReceiverState>
  /** Reads what was typed once typing has paused; what was read before comes too late from now on. */
  read(text: string): void
  stop(): void
}

/** FACTS 9.1: typing has paused. */
const PAUSE_MS = 500
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
    const chain = await kit.chain(network.chainNamespace)
    if (signal.aborted) return
    const found = chain.readAddress(text)
    if (!found) {
      state.value = { status: 'invalid' }
      return
    }
    const { address, isMisspelt = false } = found
    state.value = { status: 'valid', address, isMisspelt, facts: undefined }
    const others = kit.wiring.networks.filter(
      (each) => each !== network && each.chainNamespace === network.chainNamespace,
    )
    const facts = await deadline({ clock, ms: FACTS_MS, name: network.name, signal }, async (inner) =>
      (await chain.transfers?.())?.receiver(network, address, others, inner),
    )
    if (!signal.aborted) state.value = { status: 'valid', address, isMisspelt, facts }
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
    stop: () => reading.abort(),
  }
}
