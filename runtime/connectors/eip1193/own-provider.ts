import type { ModalError } from '../../../schema/error.js'
import type { Connector } from '../../contract/connector.js'
import { toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { type Eip1193Wallet, eip1193Connector } from './eip1193-connector.js'

/**
 * What a provider of ours around a wallet's SDK throws: a numeric code for callers of the provider (EIP-1193), and the
 * row of our catalogue for the modal.
 */
export class ProviderError extends Error {
  readonly code: number
  readonly told: ModalError

  constructor(code: number, told: ModalError, cause?: unknown) {
    super(told.message, { cause })
    this.name = 'ProviderError'
    this.code = code
    this.told = told
  }
}

/** A connector over a provider of our own: what that throws as a `ProviderError` arrives as the row it names. */
export function ownProviderConnector(wallet: Eip1193Wallet, host: Pick<Host, 'clock' | 'log'>): Connector {
  const connector = eip1193Connector(wallet, host)
  return {
    ...connector,
    restore: (signal) => connector.restore(signal).catch(tell),
    connect: (signal) => connector.connect(signal).catch(tell),
    switchNetwork: (network, signal) => connector.switchNetwork(network, signal).catch(tell),
    request: (method, params) => connector.request(method, params).catch(tell),
  }
}

function tell(cause: unknown): never {
  const error = toModalError(cause)
  throw error.cause instanceof ProviderError ? error.cause.told : error
}
