import type { CaipNetworkId } from '../../../schema/caip.js'
import { isSameBytes, toBase64 } from '../../core/bytes.js'
import { coreError } from '../../core/errors.js'
import {
  readSolanaCall,
  type SolanaAnswer,
  type SolanaCall,
  signatureText,
  signedTransaction,
} from '../solana/solana-call.js'
import { chainName } from './accounts.js'
import type { AskedWallet } from './asked-wallet.js'

/**
 * Answers a request by the features of the wallet (`solana:*`), for the network `caipNetworkId`. Throws
 * `wallet/bad-request`, `wallet/unauthorized` for an account that the wallet does not share, and `wallet/*`.
 */
export async function answerCall(
  wallet: AskedWallet,
  caipNetworkId: CaipNetworkId | undefined,
  method: string,
  params: unknown,
): Promise<SolanaAnswer> {
  const call = readSolanaCall(method, params, wallet.name)
  const account = wallet.accounts().find(({ address }) => address === call.pubkey)
  if (!account || !caipNetworkId) throw coreError('wallet/unauthorized', { wallet: wallet.name })
  const chain = chainName(caipNetworkId, account)
  const asked = { ...call, inputs: call.payloads.map((payload) => ({ account, chain, payload })) }
  switch (call.method) {
    case 'solana_signMessage':
      return { signature: await signMessage(wallet, asked) }
    case 'solana_signAndSendTransaction':
      return { signature: await signAndSend(wallet, asked) }
    case 'solana_signTransaction': {
      const [transaction = ''] = await signTransactions(wallet, asked)
      return { transaction }
    }
    case 'solana_signAllTransactions':
      return { transactions: await signTransactions(wallet, asked) }
  }
}

interface AskedCall extends SolanaCall {
  readonly inputs: readonly { readonly account: object; readonly chain: string; readonly payload: Uint8Array }[]
}

async function signMessage(wallet: AskedWallet, { method, inputs }: AskedCall): Promise<string> {
  const { name } = wallet
  const messages = inputs.map(({ account, payload: message }) => ({ account, message }))
  const [output] = readOutputs(await wallet.call('solana:signMessage', messages, method), 1, name, method)
  const { signedMessage, signature } = Object(output) as { signedMessage?: unknown; signature?: unknown }
  // A wallet may put words of its own before a message: its signature is none of what was asked then.
  if (!isSameBytes(signedMessage, messages[0]?.message ?? []))
    throw coreError('wallet/bad-answer', { wallet: name, method, expected: 'a signature of the message' })
  return signatureText(signature, name, method)
}

/** One input each, in one call: a wallet shows all of them at once. */
async function signTransactions(wallet: AskedWallet, call: AskedCall): Promise<readonly string[]> {
  const { method, inputs } = call
  const transactions = inputs.map(({ payload: transaction, ...rest }) => ({ ...rest, transaction }))
  const answer = await wallet.call('solana:signTransaction', transactions, method)
  return readOutputs(answer, inputs.length, wallet.name, method).map((output) =>
    toBase64(signedTransaction(Object(output).signedTransaction, call, wallet.name)),
  )
}

async function signAndSend(wallet: AskedWallet, { method, inputs, sendOptions: options }: AskedCall): Promise<string> {
  const transactions = inputs.map(({ payload: transaction, ...rest }) => ({ ...rest, transaction, options }))
  const answer = await wallet.call('solana:signAndSendTransaction', transactions, method)
  const [output] = readOutputs(answer, inputs.length, wallet.name, method)
  return signatureText(Object(output).signature, wallet.name, method)
}

/** One output for each input. Throws `wallet/bad-answer` for more or fewer. */
function readOutputs(answer: unknown, length: number, wallet: string, method: string): readonly unknown[] {
  if (Array.isArray(answer) && answer.length === length) return answer
  throw coreError('wallet/bad-answer', { wallet, method, expected: 'an answer to each question' })
}
