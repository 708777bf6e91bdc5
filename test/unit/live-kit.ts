import type { Connector } from '../../runtime/contract/connector.js'
import type { Wiring } from '../../runtime/contract/kit.js'
import { fakeKit, type Parts } from './fake-kit.js'
import { type FakeWallet, type FakeWalletOptions, fakeWallet } from './fake-wallet.js'
import { type FakeBrowser, fakeDisk, fakeHost, settle } from './fakes.js'
import { savedSession } from './saved-session.js'

/** What the page, the wallet and the earlier visit of a live kit are like. */
export interface LiveKitOptions {
  readonly wallet?: FakeWalletOptions
  readonly wiring?: Partial<Wiring> & Parts
  readonly browser?: FakeBrowser
  /** Address that storage remembers of an earlier visit. */
  readonly remembered?: string
}

const { signal } = new AbortController()

/** A started kit beside one announced wallet, as a host's libraries find it. */
export function liveKit({ wallet: options, wiring, browser, remembered }: LiveKitOptions = {}) {
  const wallet = fakeWallet(options)
  const hint = { connectorId: wallet.info.rdns, caipNetworkId: 'eip155:1' } as const
  const saved = remembered ? savedSession({ eip155: { ...hint, address: remembered } }) : undefined
  const disk = fakeDisk(new Map(saved ? [['@modal-kit/1/session', JSON.stringify(saved)]] : []))
  const { kit, host } = fakeKit(wiring, fakeHost({ storage: disk.tab(), ...browser }))
  return {
    kit,
    host,
    wallet,
    disk,
    /** Starts the kit with the wallet on the page; the returned function stops it. */
    start() {
      wallet.announce(host.page)
      return kit.start()
    },
    /** Connects as a click on the wallet does. */
    async connect(other: FakeWallet = wallet): Promise<Connector> {
      const connector = kit.registry.find('eip155', other.info.rdns)
      if (!connector) throw new Error(`${other.info.rdns} is not on the page`)
      await kit.session.connect(connector, signal)
      await settle()
      return connector
    },
  }
}
