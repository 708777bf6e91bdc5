import { useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import { useKit } from '../../react/use-kit.js'
import { customWallet, listedWallet, peerWallet, type ShownWallet } from './shown-wallet.js'

/** How far the wallet of a screen is. */
export type FoundWallet =
  | { readonly status: 'looking' | 'unknown' }
  | { readonly status: 'failed'; readonly error: ModalError; retry(): void }
  /** `wallet` is none where any wallet will do. */
  | { readonly status: 'found'; readonly wallet: ShownWallet | undefined }

/** Milliseconds; after that a code for any wallet is shown. */
const FIND_MS = 15_000

/** The wallet that a screen is about. */
export function useShownWallet(walletId: unknown): FoundWallet {
  const kit = useKit()
  const { clock } = kit.host
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<FoundWallet>(() => {
    if (typeof walletId !== 'string') return { status: 'found', wallet: undefined }
    const wallet = customWallet(kit, walletId) ?? peerWallet(walletId)
    return wallet ? { status: 'found', wallet } : { status: 'looking' }
  })
  const isLooking = found.status === 'looking'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look.
  useEffect(() => {
    if (!isLooking || typeof walletId !== 'string') return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    deadline({ clock, ms: FIND_MS, name: walletId, signal }, (inner) => listedWallet(kit, walletId, inner)).then(
      (listed) => signal.aborted || setFound(listed ? { status: 'found', wallet: listed } : { status: 'unknown' }),
      (cause: unknown) => {
        if (signal.aborted) return
        const retry = () => {
          setFound({ status: 'looking' })
          setTries((count) => count + 1)
        }
        setFound({ status: 'failed', error: toModalError(cause), retry })
      },
    )
    return () => leaving.abort()
  }, [isLooking, tries, walletId, kit, clock])

  return found
}
