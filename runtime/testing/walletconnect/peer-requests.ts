import type { LocalAccount } from 'viem'
import { ask, asRecord, chainOf, type DevChain, readNewChain, sendTransaction } from '../dev-chains.js'
import { providerError } from '../provider-error.js'
import { signMessage, signTypedData } from '../signing.js'
import type { WalletRequest } from '../wallet-provider.js'

/** What the wallet is when it answers. */
export interface PeerState {
  account(): LocalAccount
  /** Chains it knows, those that apps added included. */
  chains(): readonly DevChain[]
  /** Learns a chain and lets its sessions use it. */
  addChain(chain: DevChain): Promise<void>
  /** Goes to a chain it knows and tells its sessions. */
  moveTo(chainId: number): Promise<void>
}

/**
 * Answers a `session_request`. Unlike an injected wallet it has no current chain: each request names its own (CAIP-27).
 * Rejects with a `ProviderError` or with what the chain's endpoint answered.
 */
export async function answerRequest(state: PeerState, chainId: string, request: WalletRequest): Promise<unknown> {
  const params: readonly unknown[] = Array.isArray(request.params) ? request.params : []
  const [first, second] = params
  const chain = () => chainOf(state.chains(), `0x${Number(chainId.split(':')[1]).toString(16)}`)
  switch (request.method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [state.account().address]
    case 'eth_chainId':
      return `0x${chain().id.toString(16)}`
    case 'personal_sign':
      return signMessage(own(state, second), first)
    case 'eth_signTypedData':
    case 'eth_signTypedData_v4':
      return signTypedData(own(state, first), second)
    case 'eth_sendTransaction':
      return sendTransaction(chain(), own(state, asRecord(first)['from']), first)
    case 'wallet_switchEthereumChain':
      await state.moveTo(chainOf(state.chains(), asRecord(first)['chainId']).id)
      return null
    case 'wallet_addEthereumChain':
      await state.addChain(await readNewChain(first))
      return null
    default:
      if (!/^(eth|net|web3)_/.test(request.method) || /^eth_sign/.test(request.method))
        throw providerError(4200, `The wallet does not know ${request.method}.`)
      return ask(chain(), request.method, request.params)
  }
}

function own(state: PeerState, address: unknown): LocalAccount {
  const account = state.account()
  if (typeof address === 'string' && address.toLowerCase() === account.address.toLowerCase()) return account
  throw providerError(4100, 'The app has no permission to use this account.')
}
