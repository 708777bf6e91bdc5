import { isNamespace } from '../../schema/caip.js'
import type { OpeningKit } from '../contract/kit.js'
import type { OpenOptions, Route } from '../contract/router.js'
import { coreError } from '../core/errors.js'

/**
 * What the modal opens on (SPEC §2, opening): first the namespace is switched, then a feature may insist on a view of
 * its own, then what was requested, then Account, then Connect. Connect lists the wallets of the namespace asked for.
 */
export function openingRoute(kit: OpeningKit, options: OpenOptions): Route {
  // A host without types may pass anything, `null` included.
  const route = decided(kit, { ...options })
  kit.events.emit('MODAL_OPEN', { connected: kit.session.account() !== undefined, view: route.view })
  return route
}

function decided(kit: OpeningKit, options: OpenOptions): Route {
  const { session, modal } = kit
  const { namespace, view, params } = options
  const error = namespace && showNamespace(kit, namespace)
  if (error) return { view: 'Connect', error }
  for (const { slots } of modal.peek()?.features ?? []) {
    const route = slots?.rules?.opensOn?.(kit, options)
    if (route) return route
  }
  // `onClick={open}` passes an event, whose `view` is the window.
  if (typeof view === 'string') return isData(params) ? { view, params } : { view }
  if (session.account()) return { view: 'Account' }
  return namespace ? { view: 'Connect', params: { namespace } } : { view: 'Connect' }
}

/** Switches to the namespace, where it is not the one shown. No wallet is asked. Gives why it cannot be. */
function showNamespace({ wiring, session }: OpeningKit, namespace: string) {
  const network = wiring.networks.find(({ chainNamespace }) => chainNamespace === namespace)
  if (!network || !isNamespace(namespace)) return coreError('namespace/unsupported', { ns: String(namespace) })
  const { active, caipNetworkId } = session.state.peek()
  if (namespace !== (active ?? caipNetworkId.split(':')[0])) session.activate(namespace, network.caipNetworkId)
  return undefined
}

function isData(params: unknown): params is NonNullable<Route['params']> {
  return typeof params === 'object' && params !== null
}
