import type { ConnectorAccounts, ConnectorChange } from '../contract/connector.js'
import { type Bounds, deadline } from '../core/deadline.js'

/** Which wallet is asked, and how. */
export interface WalletQuestion {
  /** `connect` may open the wallet, `restore` never does. */
  readonly how: 'connect' | 'restore'
  /** Asks it once. */
  ask(how: 'connect' | 'restore', signal: AbortSignal): Promise<ConnectorAccounts | undefined>
  /** What the wallet has announced since it is followed, in its order; it grows while the wallet is asked. */
  readonly changes: readonly ConnectorChange[]
}

/** What a wallet shared when it was last asked. */
export interface WalletAnswer {
  readonly answer: ConnectorAccounts | undefined
  /** From here on its changes may be newer than the answer. */
  readonly from: number
}

/** A wallet that announces something whenever it is asked is asked no more often. */
const ROUNDS = 3

const RESTORE_MS = 5_000
/** Longer than any pairing lives (SPEC §9: 4 minutes): the user may take time in the wallet. */
const CONNECT_MS = 300_000
/** What the code that writes addresses may take. */
const CODE_MS = 2_000

/**
 * As `askWallet`, under its deadline; `code` is what has to be there to write the answer down, and is done without where
 * it takes too long. Throws `flow/timeout`, and what `ask` throws.
 */
export async function askInTime(
  bounds: Omit<Bounds, 'ms'>,
  question: WalletQuestion,
  code: Promise<void> | undefined,
): Promise<WalletAnswer> {
  const ms = question.how === 'connect' ? CONNECT_MS : RESTORE_MS
  return deadline({ ...bounds, ms }, async (inner) => {
    const ready = code && Promise.race([code, bounds.clock.sleep(CODE_MS, inner)]).catch(() => {})
    const found = await askWallet(question, inner)
    await ready
    return found
  })
}

/**
 * Asks a wallet what it shares. A change it announces meanwhile may be newer than its answer: then it is read again, at
 * most twice and without being opened. Throws what `ask` throws.
 */
async function askWallet({ how, ask, changes }: WalletQuestion, signal: AbortSignal): Promise<WalletAnswer> {
  let from = changes.length
  let answer = await ask(how, signal)
  for (let round = 1; round < ROUNDS && changes.length !== from; round += 1) {
    signal.throwIfAborted()
    from = changes.length
    answer = await ask('restore', signal)
  }
  return { answer, from }
}
