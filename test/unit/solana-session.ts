import type { Connector } from '../../runtime/contract/connector.js'
import { toBase58 } from '../../runtime/core/base58.js'
import { fakeWalletConnect, rawSession } from './fake-sign-client.js'
import { anna, solana, solanaDevnet } from './fake-standard-wallet.js'
import { settle } from './fakes.js'

/** Mainnet under the id that wallets of old have for it. */
export const formerMainnet = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

/** A signature by no key, and as it is written. */
export const bytesOfSignature = new Uint8Array(64).fill(9)
export const textOfSignature = toBase58(bytesOfSignature)

const allMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/** What a wallet approves on Solana: one account on each network. */
export function solanaNamespace(
  chains: readonly string[] = [solana.caipNetworkId],
  methods: readonly string[] = allMethods,
) {
  return { solana: { chains, accounts: chains.map((id) => `${id}:${anna}`), methods, events: [] } }
}

/** A wallet that has approved this, and what it is asked. */
export async function connectedSession(namespaces: unknown = solanaNamespace()) {
  const { client, of } = fakeWalletConnect([solana, solanaDevnet])
  const connector: Connector = of('solana')
  const connecting = connector.connect(new AbortController().signal)
  await settle()
  client.proposals.at(-1)?.resolve(rawSession(namespaces))
  await connecting
  const asked = () => client.requests.map(({ method }, at) => [method, client.params[at]])
  return { client, connector: connector as Connector<'solana'>, asked }
}
