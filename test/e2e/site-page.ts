/** What the page of the app gives to tests. */
declare global {
  interface Window {
    /** The live providers of the account. */
    wallets: {
      switchTo(chain: string): Promise<unknown>
      readonly evm?: { request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown> }
      readonly solana?: {
        readonly accounts: readonly { readonly address: string }[]
        readonly features: Readonly<Record<string, Readonly<Record<string, (input: object) => Promise<unknown>>>>>
      }
    }
  }
}

/** The page of an app whose account is an embedded wallet: what it has is in `data-fact`, its providers are in `window.wallets`. */
export const sitePage = `import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit, useAccount, useNetwork, useProvider } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

function Facts() {
  const [evm, solana] = [useProvider('eip155'), useProvider('solana')]
  const [account, other] = [useAccount('eip155'), useAccount('solana')]
  const { network, switchTo } = useNetwork()
  useEffect(() => {
    Object.assign(window, { wallets: { evm, solana, switchTo } })
  }, [evm, solana, switchTo])
  return (
    <main>
      <output data-fact="status">{account.status}</output>
      <output data-fact="address">{account.address}</output>
      <output data-fact="solana">{other.address}</output>
      <output data-fact="network">{network?.name}</output>
    </main>
  )
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton /><Facts /></ModalKit></StrictMode>)
`
