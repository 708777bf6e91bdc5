import { useEffect, useState } from 'react'
import type { SecureWalletApi } from './contract.js'

/** The wallet behind the frame, as views see it. */
export type Wallet = Awaited<ReturnType<SecureWalletApi['wallet']>>

/** The embedded wallet once its code is here. `onLost` is called where it did not come. */
export function useWallet(api: SecureWalletApi | undefined, onLost: () => void): Wallet | undefined {
  const [wallet, setWallet] = useState<Wallet>()
  useEffect(() => {
    let isLeft = false
    api?.wallet().then(
      (found) => isLeft || setWallet(found),
      () => isLeft || onLost(),
    )
    return () => {
      isLeft = true
    }
  }, [api, onLost])
  return wallet
}
