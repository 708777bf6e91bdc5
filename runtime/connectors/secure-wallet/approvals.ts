import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import { type Cell, cell } from '../../core/cell.js'
import { toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import type { FrameClient } from '../../frame/frame-client.js'
import { frameError } from '../../frame/frame-error.js'
import { isSafe, isUnsafe } from '../../frame/methods.data.js'
import { isRefusal } from './outcome.js'
import { chainIdOf } from './read-user.js'
import type { WalletRequest } from './wallet.js'

/** Where what the user is to approve is shown. */
export interface Approvals {
  /** How many wait. */
  readonly count: Cell<number>
  /** Shows the frame; the returned function says that this one is over. */
  begin(): () => void
  /** Something was asked for that the wallet never does (SPEC §6). */
  refuse(method: string): void
}

/** What an approval moves. */
export interface ApprovalScreen {
  /** Shows ApproveTransaction over what is shown, or opens the modal on it. */
  open(): void
  /** Takes it away again. */
  leave(): void
  /** Tells the user, and the developer, of a method that is not allowed. */
  refuse(method: string): void
}

/** Shows the screen with the first that waits, and takes it away with the last. */
export function createApprovals(screen: ApprovalScreen): Approvals {
  const count = cell(0)
  return {
    count,
    begin() {
      count.value += 1
      if (count.peek() === 1) screen.open()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        count.value -= 1
        if (count.peek() === 0) screen.leave()
      }
    },
    refuse: screen.refuse,
  }
}

/** What requests need. */
export interface RequestDeps {
  readonly client: FrameClient
  readonly host: Pick<Host, 'clock'>
  readonly approvals: Approvals
  /** The wallet asks for a window of its own: at once, since the click on what led here still counts. */
  onWindow(path: string | undefined): void
  networkOf(namespace: Namespace): CaipNetworkId | undefined
  /** Makes sure of the frame: one that failed is made anew. */
  sync(): void
  /** Whether the site still knows who it is; where it does not, everything is forgotten. */
  isStillIn(): Promise<boolean>
}

/** Asks the frame one thing at a time or many at once; what signs or sends is shown to the user first (SPEC §6). */
export function createRequests({ client, approvals, networkOf, onWindow, sync, isStillIn }: RequestDeps) {
  const { signal } = new AbortController()
  return async ({ method, params, namespace }: WalletRequest): Promise<unknown> => {
    const network = networkOf(namespace)
    if (!isSafe(method) && !isUnsafe(method)) {
      client.abortOpen()
      approvals.refuse(method)
      throw frameError('frame/not-allowed', { method })
    }
    // A connection the user has made is needed for reads as well (SECURITY 1, R28).
    if (!network) throw frameError('frame/signed-out')
    const call = {
      method,
      ...(params !== undefined && { params }),
      chainId: chainIdOf(network),
      chainNamespace: namespace,
    }
    if (isSafe(method)) return client.call('RPC_REQUEST', call, { signal })
    // A person wants it: what only reads does not load a page again that has failed.
    sync()
    const end = approvals.begin()
    try {
      return await client.call('RPC_REQUEST', call, { signal, onWindow })
    } catch (cause) {
      // A site whose storage is gone refuses everything (SECURITY 4.2).
      const { code, slots } = toModalError(cause)
      const isPuzzling = code === 'frame/refused' && !isRefusal(slots['reason'])
      if (isPuzzling && !(await isStillIn())) throw frameError('frame/signed-out')
      throw cause
    } finally {
      onWindow(undefined)
      end()
    }
  }
}
