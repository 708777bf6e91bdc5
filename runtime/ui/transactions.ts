import type { TransactionCallbacks, Transactions } from '../contract/view.js'

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
