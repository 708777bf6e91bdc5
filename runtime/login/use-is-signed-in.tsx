import { namespaces } from '../../schema/caip.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/** Whether the embedded wallet is connected: signing in once more would change nothing. */
export function useIsSignedIn(): boolean {
  const { session } = useKit()
  const isOfWallet = (namespace: (typeof namespaces)[number]) =>
    session.account(namespace) && session.connectorOf(namespace)?.type === 'AUTH'
  return useValue(session.state, () => namespaces.some(isOfWallet))
}
