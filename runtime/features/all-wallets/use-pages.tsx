import { useEffect, useState } from 'react'
import type { Namespace } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import { cell } from '../../core/cell.js'
import { toModalError } from '../../core/errors.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { Directory } from './directory.js'
import type { PagesState, WalletPages } from './wallet-pages.js'
import type { WalletRows } from './wallet-rows.js'

/** A list of the directory as a view shows it. */
export interface ShownPages extends PagesState {
  /** What the rows are drawn with, fetched while the directory is asked; `undefined` before. */
  readonly Rows: typeof WalletRows | undefined
  /** Whether there may be more than what is here. */
  readonly hasMore: boolean
  /** Fetches the next page, or tries again what failed. */
  more(): void
}

const nothing: PagesState = { wallets: [], count: undefined, status: 'loading' }

/** Follows the list that answers a question, and fetches its first page. */
export function usePages(search: string, isCertified: boolean, namespace: Namespace | undefined): ShownPages {
  const kit = useKit()
  const [empty] = useState(() => cell(nothing))
  const [pages, setPages] = useState<WalletPages>()
  const [Rows, setRows] = useState<typeof WalletRows>()
  const [error, setError] = useState<ModalError>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run.
  useEffect(() => {
    const gone = new AbortController()
    setPages(undefined)
    setError(undefined)
    const fetching = import('./wallet-rows.js').then((it) => setRows(() => it.WalletRows))
    kit
      .load('allWallets')
      .then(async (api) => {
        if (gone.signal.aborted) return
        // The id says which feature it is.
        const made = (api as Directory).list({ search, isCertified, namespace })
        gone.signal.addEventListener('abort', made.stop)
        setPages(made)
        void made.more()
        await fetching
      })
      .catch((cause: unknown) => gone.signal.aborted || setError(toModalError(cause)))
    // What is wrong with it is said above.
    fetching.catch(() => {})
    return () => gone.abort()
  }, [kit, search, isCertified, namespace, tries])
  const state = useValue(pages?.state ?? empty)
  if (error) return { ...nothing, status: 'failed', error, Rows, hasMore: false, more: () => setTries(tries + 1) }
  return {
    ...state,
    Rows,
    hasMore: state.status === 'more' || state.status === 'loading',
    more: () => void pages?.more(),
  }
}
