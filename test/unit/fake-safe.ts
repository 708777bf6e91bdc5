import type { SafeApi } from '../../runtime/connectors/safe/safe-provider.js'
import { alice } from './fake-wallet.js'

/** A hash and a signature as a Safe gives them. */
export const safeHash = `0x${'5a'.repeat(32)}`
export const safeSignature = `0x${'51'.repeat(65)}`

/** What a Safe was asked, and what it answers. */
export interface FakeSafe {
  readonly api: SafeApi
  /** Questions so far, with what they carried. */
  readonly asked: readonly (readonly [name: string, carried?: unknown])[]
  /** Replaces an answer; an error is thrown. */
  answer(name: 'getInfo' | 'getOffChainSignature' | 'signMessage' | 'signTypedMessage' | 'send', answer: unknown): void
}

/** A Safe of alice on Polygon whose owners sign at once. */
export function fakeSafe(): FakeSafe {
  const asked: [string, unknown?][] = []
  const answers: Record<string, unknown> = {
    getInfo: { safeAddress: alice, chainId: 137, threshold: 1, owners: [alice], isReadOnly: false },
    getOffChainSignature: '',
    signMessage: { messageHash: safeHash, signature: safeSignature },
    signTypedMessage: { messageHash: safeHash, signature: safeSignature },
    send: { safeTxHash: safeHash },
  }
  const give = (name: string) => async (carried?: unknown) => {
    asked.push(carried === undefined ? [name] : [name, carried])
    const answer = answers[name]
    if (answer instanceof Error) throw answer
    return answer
  }
  return {
    asked,
    api: {
      safe: { getInfo: give('getInfo'), getOffChainSignature: give('getOffChainSignature') },
      txs: { signMessage: give('signMessage'), signTypedMessage: give('signTypedMessage'), send: give('send') },
    },
    answer(name, answer) {
      answers[name] = answer
    },
  }
}
