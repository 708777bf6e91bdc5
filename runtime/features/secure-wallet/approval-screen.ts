import type { ApprovalScreen } from '../../connectors/secure-wallet/approvals.js'
import type { SourceKit } from '../../contract/source.js'

const view = 'ApproveTransaction'

/** Shows the view ApproveTransaction over what is shown, or opens the modal on it (FACTS 4.8). */
export function approvalScreen({ router, host }: Pick<SourceKit, 'router' | 'host'>): ApprovalScreen {
  const isShown = () => router.state.peek().isOpen && router.state.peek().stack.at(-1)?.view === view
  return {
    open() {
      const { isOpen, stack } = router.state.peek()
      if (!isOpen) router.open({ view })
      else if (!isShown()) router.show([...stack, { view }], 'forward')
    },
    leave() {
      if (!isShown()) return
      const [first, ...rest] = router.state.peek().stack
      if (rest.length === 0) router.close()
      else router.show([first, ...rest.slice(0, -1)], 'back')
    },
    refuse(method) {
      // SPEC §6; the toast is the view's, which is opened for it.
      host.log('error', `Requested RPC call is not allowed: ${JSON.stringify(method.slice(0, 60))}`)
      const { isOpen, stack } = router.state.peek()
      const route = { view, params: { refused: true } }
      if (!isOpen) router.open(route)
      else if (!isShown()) router.show([...stack, route], 'forward')
    },
  }
}
