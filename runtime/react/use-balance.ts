'use client'
import { useEffect } from 'react'
import type { BalanceState } from '../contract/provided.js'
import { useRead } from './use-read.js'

/** The native balance of the active account, kept fresh while a component uses it. Nothing is fetched before. */
export function useBalance(): BalanceState {
  const [balance, ask] = useRead('balance', { status: 'idle' })
  useEffect(ask, [ask])
  return balance
}
