import { ConnectButton, NetworkButton } from 'create-modal-kit/react'
import { formatUnits } from 'viem'
import { Actions } from './actions.js'
import { announceDevWallet } from './dev-wallet.js'
import { useAccount, useBalance, useNetwork, useWalletInfo } from './modal-kit/index.js'
import { SolanaActions } from './solana-actions.js'
import './app.css'

announceDevWallet()

/** The demo: connect, look at the live account, sign, send. */
export function App() {
  const account = useAccount()
  return (
    <div className="demo">
      <header className="demo-bar">
        <strong>create-modal-kit</strong>
        <nav>
          <NetworkButton />
          <ConnectButton />
        </nav>
      </header>
      <main className="demo-main">
        <h1>{account.status === 'connected' ? 'You are connected.' : 'A wallet, one click away.'}</h1>
        <p className="demo-lead">
          Connect the built-in Dev Wallet, which signs on local chains and a local Solana, or an extension of your own.
          Every number below is live.
        </p>
        <Live />
        {account.status === 'connected' && account.namespace === 'eip155' && (
          <Actions address={account.address} caipNetworkId={account.caipNetworkId} />
        )}
        {account.status === 'connected' && account.namespace === 'solana' && <SolanaActions />}
      </main>
      <footer className="demo-foot">
        <code>src/App.tsx</code> is this page; <code>modal.config.ts</code> says which features are on.
      </footer>
    </div>
  )
}

function Live() {
  const account = useAccount()
  const { caipNetworkId, network } = useNetwork()
  const wallet = useWalletInfo()
  const balance = useBalance()
  const amount = balance.amount
  const worth = amount ? `${Number(formatUnits(amount.value, amount.decimals)).toFixed(4)} ${amount.symbol}` : '–'
  return (
    <dl className="demo-live">
      <Fact name="Status" id="status" value={account.status} />
      <Fact name="Account" id="address" value={account.address ?? '–'} />
      <Fact name="Wallet" id="wallet" value={wallet?.name ?? '–'} />
      <Fact name="Network" id="network" value={network ? `${network.name} (${caipNetworkId})` : caipNetworkId} />
      <Fact name="Balance" id="balance" value={worth} />
    </dl>
  )
}

function Fact({ name, id, value }: { readonly name: string; readonly id: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-fact={id}>{value}</dd>
    </div>
  )
}
