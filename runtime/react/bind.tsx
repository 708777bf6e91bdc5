'use client'
import type { Kit } from '../kit.js'
import type { Wiring } from '../wiring.js'
import {
  useAccount,
  useConnections,
  useDisconnect,
  useEvents,
  useModal,
  useNetwork,
  useProvider,
  useTheme,
  useWalletInfo,
} from './hooks.js'
import { Provider, type ProviderProps, useKit } from './provider.js'
import { useBalance } from './use-balance.js'

/** What the bound provider takes. */
export interface ModalKitProps<W extends Wiring> extends Omit<ProviderProps, 'wiring' | 'kit'> {
  /** A kit made with `createModalKit`, when the host needs it outside React as well. */
  readonly kit?: Kit<W>
}

/** Binds the generated wiring: a provider and hooks that know exactly what is turned on. Nothing global is registered. */
export function bindModalKit<const W extends Wiring>(wiring: W) {
  // biome-ignore lint/correctness/noComponentHookFactories: a host binds its wiring once, at module level, so the component is stable.
  function ModalKit(props: ModalKitProps<W>) {
    // A kit of a narrower wiring does everything a kit of any wiring does.
    return <Provider {...(props as Omit<ProviderProps, 'wiring'>)} wiring={wiring} />
  }
  return {
    ModalKit,
    useModal,
    useAccount,
    useNetwork,
    useBalance,
    useConnections,
    useDisconnect,
    useProvider,
    useWalletInfo,
    useTheme,
    useEvents,
    useKit: useKit as unknown as () => Kit<W>,
  }
}
