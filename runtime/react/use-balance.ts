'use client'
import { useEffect, useState } from 'react'
import { type BalanceState, type NativeBalance, nativeBalance } from '../contract/provided.js'
import { cell } from '../core/cell.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** The native balance of the active account, kept fresh while a component uses it. Nothing is fetched before. */
export function useBalance(): BalanceState {
  const kit = useKit()
  const [account, setAccount] = useState<NativeBalance>()
  const [unknown] = useState(() => cell<BalanceState>({ status: 'idle' }))
  useEffect(() => {
    kit.use(nativeBalance).then(setAccount, (cause: unknown) => kit.host.log('error', 'no balance', cause))
  }, [kit])
  useEffect(() => account?.follow(), [account])
  return useValue(account?.balance ?? unknown)
}
