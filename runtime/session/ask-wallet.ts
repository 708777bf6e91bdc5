import type { ConnectorAccounts, ConnectorChange } from '../contract/connector.js'

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

/**
 * Asks a wallet what it shares. A change it announces meanwhile may be newer than its answer: then it is read again, at
 * most twice and without being opened. Give it one deadline. Throws what `ask` throws.
 */
export async function askWallet({ how, ask, changes }: WalletQuestion, signal: AbortSignal): Promise<WalletAnswer> {
  let from = changes.length
  let answer = await ask(how, signal)
  for (let round = 1; round < ROUNDS && changes.length !== from; round += 1) {
    signal.throwIfAborted()
    from = changes.length
    answer = await ask('restore', signal)
  }
  return { answer, from }
}
