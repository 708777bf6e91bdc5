import { ConnectButton, useAccount, useNetwork } from '../modal-kit'

export function meta() {
  return [{ title: '{{name}}' }]
}

export default function Home() {
  return (
    <main>
      <header>
        <span className="name">{{name}}</span>
        <ConnectButton />
      </header>
      <section>
        <Status />
      </section>
      <footer>
        Edit <code>app/home.tsx</code> and <code>modal.config.ts</code>.
      </footer>
    </main>
  )
}

function Status() {
  const account = useAccount()
  const { network, caipNetworkId } = useNetwork()
  if (!account.address) {
    return (
      <>
        <h1>Nobody is connected</h1>
        <p>Connect a wallet to see its account here.</p>
      </>
    )
  }
  return (
    <>
      <h1>{account.status === 'connected' ? 'You are connected' : 'Welcome back'}</h1>
      <dl>
        <div>
          <dt>Address</dt>
          <dd>{account.address}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>{network?.name ?? caipNetworkId}</dd>
        </div>
      </dl>
    </>
  )
}
