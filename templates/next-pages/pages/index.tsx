import Head from 'next/head'
import { ConnectButton, useAccount, useNetwork } from '../modal-kit'

export default function Home() {
  return (
    <>
      <Head>
        <title>{{name}}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
      </Head>
      <main>
        <header>
          <span className="name">{{name}}</span>
          <ConnectButton />
        </header>
        <section>
          <Status />
        </section>
        <footer>
          Edit <code>pages/index.tsx</code> and <code>modal.config.ts</code>.
        </footer>
      </main>
    </>
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
