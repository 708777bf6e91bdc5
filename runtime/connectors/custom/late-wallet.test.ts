import { describeConnector } from '../../../test/unit/conformance.js'
import { payloadOf } from '../../../test/unit/connector-subject.js'
import { fails, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { eip1193Connector } from '../eip1193/eip1193-connector.js'
import { lateConnector } from '../late-connector.js'

describeConnector('a wallet whose code comes late', () => {
  const wallet = fakeWallet()
  const { rdns, name } = wallet.info
  const identity = { id: rdns, name, type: 'ANNOUNCED', namespace: 'eip155' } as const
  let isLost = false
  const connector = lateConnector(identity, async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return eip1193Connector({ ...identity, provider: wallet.provider }, fakeHost())
  })
  return {
    connector,
    permit: wallet.permit,
    refuse: () => wallet.script('eth_requestAccounts', fails(4001)),
    garble() {
      for (const method of ['eth_accounts', 'eth_requestAccounts']) wallet.script(method, () => [{}])
    },
    breakDown() {
      isLost = true
    },
    questions: () => wallet.calls.filter((method) => method === 'eth_requestAccounts').length,
    change: (change) => wallet.emit(change.type, payloadOf(change)),
    followers: wallet.listeners,
    whenAsked: wallet.whenAsked,
    settleTwice: wallet.settleTwice,
    hold: wallet.hold,
    cling: wallet.cling,
  }
})
