'use client'
import type { Wiring } from '../contract/kit.js'
import {
  useAccount,
  useDisconnect,
  useEvents,
  useModal,
  useNetwork,
  useProvider,
  useTheme,
  useWalletInfo,
} from './hooks.js'
import { Provider, type ProviderProps } from './provider.js'
import { useBalance } from './use-balance.js'
import { useKit } from './use-kit.js'

/** What the bound provider takes. */
export interface ModalKitProps extends Omit<ProviderProps, 'wiring'> {}

/** Binds the generated wiring: a provider and its hooks. Nothing global is registered. */
export function bindModalKit(wiring: Wiring) {
  // biome-ignore lint/correctness/noComponentHookFactories: a host binds its wiring once, at module level, so the component is stable.
  function ModalKit(props: ModalKitProps) {
    return <Provider {...props} wiring={wiring} />
  }
  return {
    ModalKit,
    useModal,
    useAccount,
    useNetwork,
    useBalance,
    useDisconnect,
    useProvider,
    useWalletInfo,
    useTheme,
    useEvents,
    useKit,
  }
}
