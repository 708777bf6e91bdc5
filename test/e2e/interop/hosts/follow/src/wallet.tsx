import { useConnect, useDisconnect, useAccount as useWagmiAccount } from 'wagmi'
import { useAccount } from './modal-kit'

/** The page of an app that had wagmi before: its own buttons, and what both say. */
export function Wallet() {
  const wagmi = useWagmiAccount()
  const { status, address } = useAccount('eip155')
  const { connect, connectors } = useConnect()
  const { disconnect } = useDisconnect()
  return (
    <>
      {connectors.map((connector) => (
        <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
          {connector.name} with wagmi
        </button>
      ))}
      <button type="button" onClick={() => disconnect()}>
        Disconnect with wagmi
      </button>
      <p data-fact="wagmi">{`${wagmi.status} ${wagmi.address ?? ''}`}</p>
      <p data-fact="kit">{`${status} ${address ?? ''}`}</p>
    </>
  )
}
