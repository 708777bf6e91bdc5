import { decodeErrorResult, type Hex, isHex } from 'viem'
import type { RpcError } from '../../../rpc/rpc-error.js'

/** Why a contract has refused a call, in its own words: untrusted, empty where it says nothing. */
export function reasonOf({ message, data }: Pick<RpcError, 'message' | 'data'>): string {
  const bytes = typeof data === 'string' ? data : Object(data).data
  if (isHex(bytes) && bytes.length >= 10) return said(bytes) ?? ''
  return /revert(?:ed)?(?:: | with reason string )['"]?(.{1,200}?)['"]?$/is.exec(message)?.[1] ?? ''
}

/** `Error(string)` and panics (Solidity); what a contract has of its own cannot be read without its ABI. */
function said(data: Hex): string | undefined {
  try {
    const [reason] = decodeErrorResult({ abi: [], data }).args ?? []
    return typeof reason === 'string' ? reason.slice(0, 200) : undefined
  } catch {
    return undefined
  }
}
