import { RpcError } from '../../../rpc/rpc-error.js'
import { type Ask, bytes, callOf, wordOf } from './ask.js'

/** A call as the wallet is asked for it; `value` in wei. */
export interface EvmCall {
  readonly to: string
  readonly data: string
  readonly value: bigint
}

/** What a spender may take of a token of an account, in base units. Throws `rpc/*`, `flow/cancelled`. */
export async function readAllowance(ask: Ask, token: string, owner: string, spender: string): Promise<bigint> {
  const call = { to: token, data: callOf('0xdd62ed3e', owner, spender) }
  return (await ask.read('eth_call', [call, 'latest'], (input) => wordOf(bytes(input) ?? '0x'))) ?? 0n
}

/** An approval of exactly so much; 0 takes it back (SECURITY 3.6). */
export function approval(token: string, spender: string, amount: bigint): EvmCall {
  return { to: token, data: callOf('0x095ea7b3', spender, amount), value: 0n }
}

/**
 * The approvals that a swap needs first: none where enough is allowed, and two for a token like USDT, which refuses to change
 * one that is not zero. Throws `rpc/*`, `flow/cancelled`.
 */
export async function approvalsFor(
  ask: Ask,
  {
    token,
    owner,
    spender,
    amount,
  }: { readonly token: string; readonly owner: string; readonly spender: string; readonly amount: bigint },
): Promise<{ readonly allowance: bigint; readonly calls: readonly EvmCall[] }> {
  const allowance = await readAllowance(ask, token, owner, spender)
  if (allowance >= amount) return { allowance, calls: [] }
  const exact = approval(token, spender, amount)
  if (allowance === 0n || (await isTaken(ask, owner, exact))) return { allowance, calls: [exact] }
  return { allowance, calls: [approval(token, spender, 0n), exact] }
}

async function isTaken(ask: Ask, from: string, { to, data }: EvmCall): Promise<boolean> {
  try {
    await ask.request('eth_call', [{ from, to, data }, 'latest'])
    return true
  } catch (cause) {
    if (cause instanceof RpcError) return false
    throw cause
  }
}
