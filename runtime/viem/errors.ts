import {
  ChainDisconnectedError,
  InternalRpcError,
  ProviderDisconnectedError,
  type ProviderRpcError,
  ResourceUnavailableRpcError,
  type RpcError,
  SwitchChainError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { ModalError } from '../../schema/error.js'
import { defineErrors } from '../../schema/explain-error.js'
import { toModalError } from '../core/errors.js'
import { isUnknownChain } from '../core/wallet-error.js'

/** What a library of the host may do wrong with the kit. */
export const providerError = /*#__PURE__*/ defineErrors({
  'provider/not-connected': {
    title: 'No wallet is connected',
    message: 'No EVM wallet is connected, so {method} has nobody to ask.',
    fix: 'Connect a wallet first, for example by opening the modal.',
  },
  'provider/other-account': {
    title: 'Not the connected account',
    message: 'The connected wallet doesn’t share the account {address}.',
    fix: 'Use the account that is connected now.',
  },
  'provider/modal-closed': {
    title: 'No wallet was chosen',
    message: 'The modal was closed before a wallet was connected.',
    fix: 'Open it again and choose a wallet.',
  },
  'provider/no-network': {
    title: 'Not a network of the app',
    message: 'The network {network} isn’t in the networks of modal.config.ts.',
    fix: 'Switch to a network of the app, or add this one to the config.',
  },
})

/** What an EIP-1193 provider rejects with: `code` is the EIP's number. */
export type ProviderFailure = ProviderRpcError | RpcError

/** 4900: no account is connected. */
export function notConnected(method: string): ProviderFailure {
  return new ProviderDisconnectedError(providerError('provider/not-connected', { method }))
}

/** 4100: another account than the connected ones is asked for. */
export function otherAccount(address: string): ProviderFailure {
  return new UnauthorizedProviderError(providerError('provider/other-account', { address }))
}

/** 4901: the app has no nodes for this network. */
export function noNetwork(network: string): ProviderFailure {
  return new ChainDisconnectedError(providerError('provider/no-network', { network }))
}

/** 4902: the app does not work on the network asked for (EIP-3326). */
export function unknownChain(network: string): ProviderFailure {
  return new SwitchChainError(providerError('provider/no-network', { network }))
}

/** 4001: the user's "no". */
export function modalClosed(): ProviderFailure {
  return new UserRejectedRequestError(providerError('provider/modal-closed'))
}

/** Gives what the kit threw with the number an EIP-1193 provider would say; the kit's own error is its cause. */
export function toProviderFailure(cause: unknown, method: string): ProviderFailure {
  const error = toModalError(cause)
  switch (error.code) {
    case 'wallet/rejected':
    case 'flow/cancelled':
      return new UserRejectedRequestError(error)
    case 'wallet/pending':
      return new ResourceUnavailableRpcError(error)
    case 'wallet/unauthorized':
      return new UnauthorizedProviderError(error)
    case 'wallet/unsupported':
      return new UnsupportedProviderMethodError(error, { method })
    case 'wallet/disconnected':
      return new ProviderDisconnectedError(error)
    case 'network/not-found':
    case 'network/not-added':
      return new SwitchChainError(error)
    default:
      return isUnknownChain(error) ? new SwitchChainError(error) : new InternalRpcError(error)
  }
}

/** Whether something is the user's "no" in the wallet or the modal. */
export function isRefusal(cause: unknown): boolean {
  if (ModalError.is(cause)) return cause.code === 'wallet/rejected'
  return (cause as { code?: unknown } | null)?.code === UserRejectedRequestError.code
}
