import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import { hexToString, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { memoryStorage } from './memory-storage.js'

/** The official clients of both sides, paired with each other over one relay. */
export interface WalletConnectClients {
  /** The account of the wallet. */
  readonly address: `0x${string}`
  /** Asks the wallet, which approves, to sign a text; resolves to the signature. */
  sign(message: string): Promise<`0x${string}`>
  /** Ends the session from the app's side; resolves when the wallet has seen it. */
  disconnect(): Promise<void>
  stop(): Promise<void>
}

const metadata = { name: 'test', description: 'test', url: 'http://127.0.0.1', icons: [] }
const namespaces = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] } }

/** Starts the official sign client and wallet kit on this relay, pairs them and approves a session. */
export async function pairWalletConnect(relayUrl: string, projectId: string): Promise<WalletConnectClients> {
  const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
  const base = { projectId, relayUrl, telemetryEnabled: false, logger: 'silent' }
  // Its prefix keeps the SDK from taking the other client's core, which it finds in a global variable.
  const app = await SignClient.init({ ...base, metadata, storage: memoryStorage(), customStoragePrefix: 'app' })
  const core = new Core({ ...base, storage: memoryStorage(), customStoragePrefix: 'wallet' })
  // The SDK is not compiled with exactOptionalPropertyTypes: its own class does not fit its own interface there.
  const wallet = await WalletKit.init({ core: core as unknown as WalletKitTypes.Options['core'], metadata })
  const stop = async () => {
    await Promise.all([app, wallet].map((client) => client.core.relayer.transportClose()))
    for (const client of [app, wallet]) client.core.heartbeat.stop()
  }
  try {
    const { uri = '', approval } = await app.connect({ optionalNamespaces: namespaces })
    const proposed = new Promise<WalletKitTypes.SessionProposal>((resolve) => wallet.once('session_proposal', resolve))
    await wallet.pair({ uri })
    const { id } = await proposed
    const approved = { eip155: { ...namespaces.eip155, accounts: [`eip155:1:${account.address}`] } }
    const [{ topic }] = await Promise.all([approval(), wallet.approveSession({ id, namespaces: approved })])
    wallet.on('session_request', async ({ id, params }) => {
      const result = await account.signMessage({ message: hexToString(params.request.params[0]) })
      await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
    })
    return {
      address: account.address,
      sign: (message) => {
        const request = { method: 'personal_sign', params: [stringToHex(message), account.address] }
        return app.request({ topic, chainId: 'eip155:1', request })
      },
      async disconnect() {
        const seen = new Promise<unknown>((resolve) => wallet.once('session_delete', resolve))
        await app.disconnect({ topic, reason: { code: 6_000, message: 'User disconnected.' } })
        await seen
      },
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}
