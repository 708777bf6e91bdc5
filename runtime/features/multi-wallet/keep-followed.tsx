'use client'
import { useEffect } from 'react'
import { useKit } from '../../react/use-kit.js'
import { multiWalletToken } from './contract.js'

/** Nothing to see: follows the wallets beside the one shown for as long as the modal is there. */
export function KeepFollowed() {
  const kit = useKit()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const loading = kit.use(multiWalletToken)
    loading.then(
      (api) => {
        if (!isOver) stop = api.follow()
      },
      (cause: unknown) => kit.host.log('error', 'other wallets are not followed', cause),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [kit])
  return null
}
