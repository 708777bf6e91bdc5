import { useEffect, useState } from 'react'
import type { Namespace } from '../../../schema/caip.js'
import { cell } from '../../core/cell.js'
import { useValue } from '../../react/use-value.js'
import type { Directory } from './contract.js'
import type { PagesState, WalletPages } from './wallet-pages.js'

/** A list of the directory as a view shows it. */
export interface ShownPages extends PagesState {
  /** Fetches the next page, or tries again what failed. */
  more(): void
}

/** Follows the list that answers a question, and fetches its first page. */
export function usePages(
  directory: Directory,
  search: string,
  isCertified: boolean,
  namespace: Namespace | undefined,
): ShownPages {
  const [nothing] = useState(() => cell<PagesState>({ wallets: [], count: undefined, status: 'loading' }))
  const [pages, setPages] = useState<WalletPages>()
  useEffect(() => {
    const made = directory.list({ search, isCertified, namespace })
    setPages(made)
    void made.more()
    return () => {
      made.stop()
      setPages(undefined)
    }
  }, [directory, search, isCertified, namespace])
  return { ...useValue(pages?.state ?? nothing), more: () => void pages?.more() }
}
