'use client'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { ModalError } from '../../schema/error.js'
import { createModalKit, type Kit } from '../kit.js'
import type { Wiring } from '../wiring.js'
import { useValue } from './use-value.js'

const KitContext = /*#__PURE__*/ createContext<Kit | undefined>(undefined)

/** The kit of the nearest provider. Throws `react/no-provider` outside one. */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (kit) return kit
  throw Object.assign(new ModalError('react/no-provider'), {
    title: 'Provider missing',
    message: 'A modal-kit hook or button is outside <ModalKit>: wrap the app in it.',
    fix: 'Wrap the app in <ModalKit>.',
  })
}

/** What the provider takes. */
export interface ProviderProps {
  readonly wiring: Wiring
  /** A kit the host made itself, to use it outside React as well. */
  readonly kit?: Kit
  readonly children?: ReactNode
}

/** Makes the kit or takes the host's, starts it, and holds the modal. One inside another shares the outer kit. */
export function Provider({ wiring, kit: own, children }: ProviderProps) {
  const outer = useContext(KitContext)
  const [kit] = useState(() => outer ?? own ?? (createModalKit(wiring) as unknown as Kit))
  const isNested = outer !== undefined
  useEffect(() => {
    if (!isNested) return kit.start()
    kit.host.log('warn', '<ModalKit> is mounted inside <ModalKit>: remove one')
    return undefined
  }, [kit, isNested])
  return (
    <KitContext.Provider value={kit}>
      {children}
      {!isNested && <LazyModal kit={kit} />}
    </KitContext.Provider>
  )
}

/** The dialog's code is fetched by hover, focus or the first open; once here it waits, rendered but closed. */
function LazyModal({ kit }: { readonly kit: Kit }) {
  const isOpen = useValue(kit.router.state, (state) => state.isOpen)
  const loaded = useValue(kit.modal)
  useEffect(() => {
    if (isOpen) void kit.preload()
  }, [isOpen, kit])
  return loaded ? <loaded.Modal /> : null
}
