import { BaseError } from 'viem'
import type { ModalError } from '../../../schema/error.js'
import { coreError, detailOf } from '../../core/errors.js'

/** Translates what viem threw while reading: the short message, without URLs and request bodies. */
export function toRpcError(cause: unknown, network: string): ModalError {
  const detail = cause instanceof BaseError ? cause.shortMessage : detailOf(cause)
  return coreError('rpc/unreachable', { network, detail }, cause)
}
