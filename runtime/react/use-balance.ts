'use client'
import { useEffect, useState } from 'react'
import { cell } from '../core/cell.js'
import type { AccountApi, BalanceState } from '../features/account/feature.js'
import { useKit } from './provider.js'
import { useValue } from './use-value.js'

/** The native balance of the active account, kept fresh while a component uses it. Nothing is fetched before. */
export function useBalance(): BalanceState {
  const kit = useKit()
  const [account, setAccount] = useState<AccountApi>()
  const [unknown] = useState(() => cell<BalanceState>({ status: 'idle' }))
  useEffect(() => {
    // A kit of any wiring does not know which features it has; the id says which one this is.
    const loading = kit.load('account') as Promise<AccountApi>
    loading.then(setAccount, (cause: unknown) => kit.host.log('error', 'no balance', cause))
  }, [kit])
  useEffect(() => account?.follow(), [account])
  return useValue(account?.balance ?? unknown)
}
