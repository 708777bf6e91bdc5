import { getAddress } from 'viem'
import { describeConnector } from '../../test/unit/conformance.js'
import { payloadOf } from '../../test/unit/connector-subject.js'
import { fakeWagmi } from '../../test/unit/fake-wagmi.js'
import { alice, fails } from '../../test/unit/fake-wallet.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { wagmiWallet } from './wagmi-wallet.js'

const asking = ['eth_requestAccounts', 'wallet_requestPermissions']
const known = { accounts: [getAddress(alice)], chainId: 1 }

describeConnector('a wallet of wagmi', () => {
  const { config, wallet, listed, connection, lose, subscribers, cling } = fakeWagmi()
  const { rdns, name } = wallet.info
  const identity = { id: rdns, rdns, name, type: 'INJECTED' } as const
  return {
    connector: wagmiWallet(listed, identity, { config, host: fakeHost() }),
    permit: () => connection(known),
    refuse: () => wallet.script('eth_requestAccounts', fails(4001)),
    // What an older wagmi has stored.
    garble: () => connection({ accounts: [{}] as never, chainId: 1 }),
    breakDown() {
      connection(known)
      lose()
      wallet.script('wallet_revokePermissions', fails(-32000))
    },
    questions: () => wallet.calls.filter((method) => asking.includes(method)).length,
    change(change) {
      if (config.state.current === null) connection(known, true)
      const accounts = payloadOf(change)
      connection(accounts && { ...known, accounts })
    },
    followers: subscribers,
    whenAsked: wallet.whenAsked,
    settleTwice: wallet.settleTwice,
    hold: wallet.hold,
    cling,
  }
})
