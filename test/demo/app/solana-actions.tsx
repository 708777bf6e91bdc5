import { walletOf } from 'create-modal-kit/solana'
import { useOutcome } from './actions.js'
import { useKit } from './modal-kit/index.js'

/** What the connected wallet of Solana is asked for: the kit checks its signature (Ed25519) before the page sees it. */
export function SolanaActions() {
  const kit = useKit()
  const [signature, sign] = useOutcome()
  const signText = async () => {
    const wallet = await walletOf(kit)
    const bytes = await wallet.signMessage(new TextEncoder().encode('Hello from the create-modal-kit demo'))
    return `${bytes.length} bytes, signed by ${wallet.address}`
  }
  return (
    <section className="demo-actions">
      <article>
        <h2>Sign a message</h2>
        <p>The wallet signs a short text on Solana.</p>
        <button type="button" data-do="sign" onClick={() => sign(signText)}>
          Sign
        </button>
        <output data-fact="signature">{signature}</output>
      </article>
    </section>
  )
}
