'use client'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import type { Kit, ModalModule, Wiring } from '../contract/kit.js'
import { createModalKit } from '../kit.js'
import { KitContext } from './use-kit.js'

/** What the provider takes. */
export interface ProviderProps {
  readonly wiring: Wiring
  /** A kit the host made itself, to use it outside React as well. */
  readonly kit?: Kit
  /** The language, where the app offers more than one: a BCP 47 tag. The default of the config when left out. */
  readonly locale?: string | undefined
  readonly children?: ReactNode
}

/** Makes the kit or takes the host's, starts it, and holds the modal. One inside another changes nothing. */
export function Provider(props: ProviderProps): ReactNode {
  return useContext(KitContext) ? props.children : <OwnProvider {...props} />
}

function OwnProvider({ wiring, kit: own, locale, children }: ProviderProps) {
  const [kit] = useState(() => own ?? createModalKit({ ...wiring, locale }))
  useEffect(() => kit.start(), [kit])
  useEffect(() => kit.locale?.set(locale), [kit, locale])
  return (
    <KitContext.Provider value={kit}>
      {children}
      <LazyModal kit={kit} />
    </KitContext.Provider>
  )
}

/**
 * The dialog's code is fetched by hover, focus or the first open; once here it waits, rendered but closed. It is kept in a
 * state of React: what follows a store is drawn in one go with its effects, and those of the dialog can wait for its paint.
 * Whether the dialog is open is no state of this part: it would be drawn in each click that opens or closes.
 */
function LazyModal({ kit }: { readonly kit: Kit }) {
  const [loaded, setLoaded] = useState<ModalModule | null>(null)
  useEffect(() => kit.modal.subscribe(setLoaded), [kit])
  useEffect(() => kit.router.state.subscribe(({ isOpen }) => void (isOpen && kit.preload())), [kit])
  return loaded ? <loaded.Modal /> : null
}
