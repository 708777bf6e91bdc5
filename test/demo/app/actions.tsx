import { useState } from 'react'
import { devChains } from './dev-chains.js'
import { useProvider } from './modal-kit/index.js'
import { isLocalChain, type Provider, sendTestTransaction, signAndVerify } from './wallet-actions.js'

/** What the actions work on: the live account and the network it is on. */
export interface ActionsProps {
  readonly address: string
  readonly caipNetworkId: string
}

/** Two things to do with a connected wallet. The transaction is refused where the wallet's chain is not the local one. */
export function Actions({ address, caipNetworkId }: ActionsProps) {
  const provider = useProvider('eip155')
  const [signature, sign] = useOutcome()
  const [receipt, send] = useOutcome()
  if (!provider) return null
  return (
    <section className="demo-actions">
      <article>
        <h2>Sign a message</h2>
        <p>The wallet signs a short text; this page checks the signature.</p>
        <button type="button" data-do="sign" onClick={() => sign(() => signAndVerify(provider, address))}>
          Sign
        </button>
        <output data-fact="signature">{signature}</output>
      </article>
      <article>
        <h2>Send a test transaction</h2>
        <p>0.01 of the native coin to another test account, on a chain that runs on this machine.</p>
        <button type="button" data-do="send" onClick={() => send(() => sendSafely(provider, address, caipNetworkId))}>
          Send
        </button>
        <output data-fact="receipt">{receipt}</output>
      </article>
    </section>
  )
}

async function sendSafely(provider: Provider, address: string, caipNetworkId: string): Promise<string> {
  const local = devChains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  if (local && (await isLocalChain(provider, local.rpcUrl))) return sendTestTransaction(provider, address)
  return 'Not sent: this wallet is on a real network, not on the local chain. Connect the Dev Wallet to try it.'
}

/** What a button's work came to, as a text, and what starts it. */
export function useOutcome(): readonly [string, (work: () => Promise<string>) => void] {
  const [text, setText] = useState('')
  const run = (work: () => Promise<string>) => {
    setText('Waiting for the wallet…')
    work().then(setText, (cause: unknown) => setText(cause instanceof Error ? cause.message : 'The wallet said no.'))
  }
  return [text, run]
}
