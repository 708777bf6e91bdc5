'use client'
import { useMemo } from 'react'
import { type OwnToken, ownTokens } from '../core/own-tokens.js'
import type { TokenBalance } from '../core/token-balance.js'
import { useAccount, useNetwork } from './hooks.js'
import { useBalance } from './use-balance.js'

/** The native coin of the active account on its network, and the tokens that were listed for it. */
export function useOwnTokens(listed: readonly TokenBalance[] | undefined): readonly OwnToken[] {
  const { network } = useNetwork()
  const { address } = useAccount()
  const balance = useBalance()
  const amount = 'amount' in balance ? balance.amount : undefined
  return useMemo(
    () => (network && address ? ownTokens(network, listed, amount) : []),
    [network, address, listed, amount],
  )
}
