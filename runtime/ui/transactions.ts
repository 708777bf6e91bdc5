/** What to do when a transaction that was started from a view is over. */
export interface TransactionCallbacks {
  onSuccess?(): void
  onError?(): void
  onCancel?(): void
}

/** The transaction stack (SPEC §2): whoever asks for an approval says here what follows, and the approval's view ends it. */
export interface Transactions {
  push(callbacks: TransactionCallbacks): void
  /** Ends the newest one. After an error or a cancel the modal goes back. */
  pop(outcome: 'success' | 'error' | 'cancel'): void
}

/** Makes the transaction stack of a modal. An outcome without a transaction does nothing. */
export function createTransactions(back: () => void): Transactions {
  const stack: TransactionCallbacks[] = []
  return {
    push: (callbacks) => void stack.push(callbacks),
    pop(outcome) {
      const callbacks = stack.pop()
      if (!callbacks) return
      if (outcome === 'success') return callbacks.onSuccess?.()
      if (outcome === 'error') callbacks.onError?.()
      else callbacks.onCancel?.()
      back()
    },
  }
}
