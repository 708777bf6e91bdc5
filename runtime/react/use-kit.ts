import { createContext, useContext } from 'react'
import { ModalError } from '../../schema/error.js'
import type { Kit } from '../contract/kit.js'

/** Holds the kit for everything inside a provider. */
export const KitContext = /*#__PURE__*/ createContext<Kit | undefined>(undefined)

/** The kit of the nearest provider. Throws `react/no-provider` outside one. */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (kit) return kit
  const message = 'Wrap what uses the kit in <ModalKit>.'
  throw Object.assign(new ModalError('react/no-provider'), { message })
}
