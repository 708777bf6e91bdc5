'use client'
import { useEffect, useMemo, useState } from 'react'
import { type RecentList, type RecentWallet, recentList } from '../contract/provided.js'
import { cell } from '../core/cell.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What `useRecentWallets` gives. */
export interface RecentWallets {
  /** The wallets used last, the newest first; none until the modal's code is here. */
  readonly wallets: readonly RecentWallet[]
  /** Takes one out of the list, by its id. Its connections stay. Rejects where the modal's code cannot be fetched. */
  forget(id: string): Promise<void>
}

/**
 * The wallets used last (SPEC §9: two, or `connect.recentLimit`), in step with the modal and other tabs. Fetches the modal's
 * code. On its own in the package, so that a page which does not ask pays nothing.
 */
export function useRecentWallets(): RecentWallets {
  const kit = useKit()
  const [list, setList] = useState<RecentList>()
  const [unknown] = useState(() => cell<readonly RecentWallet[]>([]))
  useEffect(() => {
    kit.use(recentList).then(setList, (cause: unknown) => kit.host.log('error', 'no recent wallets', cause))
  }, [kit])
  useEffect(() => list?.followRecents(), [list])
  const wallets = useValue(list?.recents ?? unknown)
  return useMemo(
    () => ({
      wallets,
      async forget(id) {
        try {
          const { forgetRecent } = await kit.use(recentList)
          forgetRecent(id)
        } catch (cause) {
          throw await kit.explain(cause)
        }
      },
    }),
    [kit, wallets],
  )
}
