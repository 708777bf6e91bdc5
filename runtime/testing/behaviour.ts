/**
 * The methods at which a wallet asks the person in front of it; `session_proposal` is WalletConnect's, and those with a
 * colon are features of Wallet Standard.
 */
export const askingMethods: readonly string[] = [
  'session_proposal',
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'standard:connect',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/** How a wallet behaves. `true` means every method at which a person is asked; a list names the methods. */
export interface WalletBehaviour {
  /** Waits for `approveNext` or `rejectNext`. Without it the wallet approves by itself. */
  readonly ask?: boolean | readonly string[]
  /** Answers 4001, as when the person says no. */
  readonly reject?: boolean | readonly string[]
  /** Never answers. */
  readonly hang?: boolean | readonly string[]
  /** Settles every answer twice, the second time with another value, and emits every event twice. */
  readonly answerTwice?: boolean
  /** Gives accounts that are no addresses. */
  readonly malformedAddress?: boolean
  /** Gives a chain id that is no hex quantity. */
  readonly malformedChainId?: boolean
  /** Waits so many milliseconds before each answer. */
  readonly latencyMs?: number
}

/** Whether `setting` covers `method`. */
export function covers(setting: boolean | readonly string[] | undefined, method: string): boolean {
  if (typeof setting === 'boolean') return setting && askingMethods.includes(method)
  return setting?.includes(method) ?? false
}

/** Turns a true answer into the malformed one `behaviour` asks for. */
export function distort(behaviour: WalletBehaviour, method: string, answer: unknown): unknown {
  if (behaviour.malformedAddress && (method === 'eth_accounts' || method === 'eth_requestAccounts')) {
    return ['0x123', 42, '<img src=x>']
  }
  if (behaviour.malformedChainId && method === 'eth_chainId') return 'not-a-chain'
  return answer
}

/** A promise-like answer that calls back twice, the second time with `undefined`: what a faulty injected wallet gives. */
export function settleTwice(answer: Promise<unknown>): Promise<unknown> {
  const then = (resolve?: Settle, reject?: Settle) =>
    answer.then((value) => {
      resolve?.(value)
      return resolve?.(undefined)
    }, reject)
  const twice = {
    then,
    catch: (reject?: Settle) => then(undefined, reject),
    finally: (done?: (() => void) | null) => answer.finally(done),
    [Symbol.toStringTag]: 'Promise',
  }
  // `then` is generic in Promise; what it gives is never looked at here.
  return twice as Promise<unknown>
}

type Settle = ((value: unknown) => unknown) | null
