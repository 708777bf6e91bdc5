import { useEffect } from 'react'
import { namespaces } from '../../../schema/caip.js'
import type { ViewUi } from '../../contract/view.js'
import { useIsSignedIn } from '../../login/use-is-signed-in.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'

/** Leads to Connect where no user is signed in to the embedded wallet, once that is known. */
export function useOnlySignedIn({ navigation }: ViewUi): void {
  const { session } = useKit()
  const isSignedIn = useIsSignedIn()
  const isReconnecting = useValue(session.state, ({ namespaces: states }) =>
    namespaces.some((namespace) => states[namespace]?.status === 'reconnecting'),
  )
  const isOut = !isSignedIn && !isReconnecting
  useEffect(() => {
    if (isOut) navigation.reset('Connect')
  }, [isOut, navigation])
}
