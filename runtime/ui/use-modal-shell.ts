import { useEffect, useState } from 'react'
import type { Kit } from '../contract/kit.js'
import { useValue } from '../react/use-value.js'
import { createShell } from './shell.js'
import type { Shell } from './shell-contract.js'

/** The services of the modal that is rendered, made once; what a connected user opens next is fetched ahead. */
export function useModalShell(kit: Kit): Shell {
  const { session, router, events } = kit
  const [shell] = useState(() => createShell(kit))
  const isConnected = useValue(session.state, () => session.account() !== undefined)
  useEffect(() => {
    if (isConnected && shell.views.has('Account')) void shell.views.load('Account')
  }, [isConnected, shell])
  useEffect(() => {
    let wasOpen = router.state.peek().isOpen
    return router.state.subscribe(({ isOpen }) => {
      if (wasOpen && !isOpen) events.emit('MODAL_CLOSE', { connected: session.account() !== undefined })
      wasOpen = isOpen
    })
  }, [router, events, session])
  return shell
}
