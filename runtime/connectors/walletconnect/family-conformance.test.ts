import { describeConnector } from '../../../test/unit/conformance.js'
import type { ConnectorSubject } from '../../../test/unit/connector-subject.js'
import { payloadOf } from '../../../test/unit/connector-subject.js'
import { evmNamespace, fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'

/** A wallet that answers as soon as a code is shown. */
function subject(): ConnectorSubject {
  const { client, connector, state } = fakeWalletConnect()
  let session = rawSession()
  let decide = () => client.proposals.at(-1)?.resolve(session)
  state.pairing.subscribe((pairing) => pairing && decide())
  return {
    connector,
    permit: () => client.keep(session),
    refuse() {
      decide = () => client.proposals.at(-1)?.reject({ code: 5000, message: 'User rejected.' })
    },
    garble() {
      session = rawSession({ eip155: { ...evmNamespace().eip155, accounts: ['eip155:1:<script>'] } })
      client.pin(session)
    },
    breakDown() {
      client.refuse(new Error('socket stalled'))
      client.keep(null)
    },
    questions: () => client.proposals.length,
    change(change) {
      if (change.type === 'accountsChanged') {
        const event = { name: 'accountsChanged', data: payloadOf(change) }
        client.emit('session_event', { topic: 'topic-1', params: { chainId: 'eip155:1', event } })
      } else client.emit('session_delete', { topic: 'topic-1' })
      for (const garbage of [null, 7, { topic: 1 }, { topic: 'topic-1', params: { event: {} } }]) {
        client.emit('session_event', garbage)
      }
    },
    followers: client.listeners,
    whenAsked(act) {
      const answer = decide
      decide = () => {
        act()
        answer()
      }
    },
    settleTwice() {
      decide = () => {
        client.proposals.at(-1)?.resolve(session)
        client.proposals.at(-1)?.reject({ code: 5000, message: 'User rejected.' })
      }
    },
    hold() {
      decide = () => {}
      return () => client.proposals.at(-1)?.resolve(session)
    },
    cling: client.cling,
  }
}

describeConnector('walletConnect', subject)
