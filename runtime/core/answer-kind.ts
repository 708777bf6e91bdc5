/** What a wallet's textual answer is. */
export type AnswerKind = 'transaction-hash' | 'signed-message' | 'object'

/** Tells by its shape alone what a textual answer is (SPEC §5); the method that was asked does not matter. */
export function answerKind(text: string): AnswerKind {
  if (/^0x[\da-f]{64}$/i.test(text)) return 'transaction-hash'
  return /^0x[\da-f]{62,}$/i.test(text) ? 'signed-message' : 'object'
}
