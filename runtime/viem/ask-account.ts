import { InternalRpcError } from 'viem'
import type { AnyKit } from '../bridge/any-kit.js'
import { type Live, liveOf, restoredLive } from '../bridge/live.js'
import { until } from '../bridge/until.js'
import { deadline } from '../core/deadline.js'
import { toModalError } from '../core/errors.js'
import { modalClosed } from './errors.js'

/** Longer than any pairing lives, with time to read: a modal open for longer is abandoned. */
const ASK_MS = 600_000

/**
 * The live account: the one there is, the one that is being restored, or the one that the user chooses in the modal,
 * which is then opened. Rejects with 4001 when the user closes it, and with -32603 when its code does not load or the
 * wait ends.
 */
export async function askForAccount(kit: AnyKit): Promise<Live> {
  const live = await restoredLive(kit, 'eip155')
  if (live) return live
  const { session, router, host } = kit
  const { signal } = new AbortController()
  const answer = () => {
    const found = session.account('eip155') && liveOf(kit, 'eip155')
    if (found) return found
    // The modal may be gone while the wallet is still being asked: its answer decides.
    const isAsking = session.state.peek().namespaces.eip155?.status === 'connecting'
    return router.state.peek().isOpen || isAsking ? undefined : ('closed' as const)
  }
  router.open({ namespace: 'eip155' })
  try {
    await kit.loadModal()
    const bounds = { clock: host.clock, ms: ASK_MS, name: 'the modal', signal }
    const given = await deadline(bounds, (inner) => until([session.state, router.state], answer, inner))
    if (given !== 'closed') return given
  } catch (cause) {
    throw new InternalRpcError(await kit.explain(toModalError(cause)))
  }
  throw modalClosed()
}
