'use client'

import { useAccount, useNetwork } from '../modal-kit'

export function Status() {
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
