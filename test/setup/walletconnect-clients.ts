import { type Address, type Hex, stringToHex } from 'viem'
import { expect } from 'vitest'
import { createWalletConnectPeer } from '../../runtime/testing/walletconnect/walletconnect-peer.js'
import { startSignClient } from './sign-client.js'
import { soon } from './soon.js'

/** The official clients of both sides, paired with each other over one relay. */
export interface WalletConnectClients {
  /** The account of the wallet. */
  readonly address: Address
  /** Asks the wallet, which approves, to sign a text; resolves to the signature. */
  sign(message: string): Promise<Hex>
  /** Ends the session from the app's side; resolves when the wallet has seen it. */
  disconnect(): Promise<void>
  stop(): Promise<void>
}

const namespaces = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] } }
/** The wallet signs; it never asks its chain. */
const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] as const

/** Starts the official client of an app and the testing kit's wallet on this relay, pairs them and approves a session. */
export async function pairWalletConnect(relayUrl: string, projectId: string): Promise<WalletConnectClients> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(stops.splice(0).map((each) => each()))
  }
  try {
    const app = await startSignClient(relayUrl, projectId)
    stops.push(app.stop)
    const peer = await createWalletConnectPeer({ relayUrl, projectId, chains })
    stops.push(peer.stop)
    const { uri = '', approval } = await app.client.connect({ optionalNamespaces: namespaces })
    const [{ topic }] = await Promise.all([approval(), peer.pair(uri)])
    return {
      address: peer.address(),
      sign: (message) => {
        const request = { method: 'personal_sign', params: [stringToHex(message), peer.address()] }
        return app.client.request<Hex>({ topic, chainId: 'eip155:1', request })
      },
      async disconnect() {
        await app.client.disconnect({ topic, reason: { code: 6_000, message: 'User disconnected.' } })
        await soon(() => expect(peer.sessions()).toEqual([]))
      },
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}
