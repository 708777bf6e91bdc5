import { useEffect, useState } from 'react'
import type { Kit } from '../contract/kit.js'
import { useValue } from '../react/use-value.js'
import { createShell } from './shell.js'
import type { Shell } from './shell-contract.js'

/** Milliseconds in which the address of who has connected is painted; what comes next is fetched after that. */
const PAINTED_MS = 100

/** The services of the modal that is rendered, made once; what a connected user opens next is fetched ahead. */
export function useModalShell(kit: Kit): Shell {
  const { session, router, events, host } = kit
  const [shell] = useState(() => createShell(kit))
  const isConnected = useValue(session.state, () => session.account() !== undefined)
  useEffect(() => {
    const leaving = new AbortController()
    if (isConnected && shell.views.has('Account'))
      host.clock.sleep(PAINTED_MS, leaving.signal).then(
        () => shell.views.load('Account'),
        () => {},
      )
    return () => leaving.abort()
  }, [isConnected, host, shell])
  useEffect(() => {
    let wasOpen = router.state.peek().isOpen
    return router.state.subscribe(({ isOpen }) => {
      if (wasOpen && !isOpen) events.emit('MODAL_CLOSE', { connected: session.account() !== undefined })
      wasOpen = isOpen
    })
  }, [router, events, session])
  return shell
}
