import { AccountButton, ConnectButton, NetworkButton } from 'create-modal-kit/react'
import { useState } from 'react'
import {
  useAccount,
  useBalance,
  useDisconnect,
  useModal,
  useNetwork,
  useProvider,
  useWalletInfo,
} from './modal-kit/index.js'

/** A host's page: the kit's buttons, what its hooks say, and a signature made with its provider. */
export function App() {
  return (
    <main>
      {/* Before what grows when something comes late: a button that moves under a press takes no click. */}
      <Signer />
      <Networks />
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
      <Facts />
    </main>
  )
}

function Facts() {
  const account = useAccount()
  const { caipNetworkId, isSupported } = useNetwork()
  const { isOpen, view } = useModal()
  const wallet = useWalletInfo()
  return (
    <dl>
      <dd data-fact="status">{account.status}</dd>
      <dd data-fact="address">{account.address ?? ''}</dd>
      <dd data-fact="network">{caipNetworkId}</dd>
      <dd data-fact="supported">{String(isSupported)}</dd>
      <dd data-fact="wallet">{wallet?.name ?? ''}</dd>
      {account.status === 'connected' && <Balance />}
      <dd data-fact="view">{isOpen ? view : 'closed'}</dd>
    </dl>
  )
}

/** On its own, because reading a balance fetches the code for it. */
function Balance() {
  const balance = useBalance()
  const amount = balance.amount
  return <dd data-fact="balance">{amount ? `${amount.value}` : ''}</dd>
}

function Signer() {
  const account = useAccount('eip155')
  const provider = useProvider('eip155')
  const [answer, setAnswer] = useState('')
  const sign = async () => {
    if (account.status !== 'connected' || !provider) return
    const params = ['0x68656c6c6f', account.address]
    setAnswer(String(await provider.request({ method: 'personal_sign', params })))
  }
  return (
    <>
      <button type="button" data-do="sign" onClick={() => void sign()}>
        Sign hello
      </button>
      <output data-fact="signature">{answer}</output>
    </>
  )
}

function Networks() {
  const { switchTo } = useNetwork()
  const disconnect = useDisconnect()
  const [failure, setFailure] = useState('')
  const move = (id: 'eip155:1' | 'eip155:137' | 'eip155:8453') =>
    switchTo(id).then(
      () => setFailure(''),
      (error: { code: string }) => setFailure(error.code),
    )
  return (
    <>
      {(['eip155:1', 'eip155:137', 'eip155:8453'] as const).map((id) => (
        <button key={id} type="button" data-do={`switch-${id}`} onClick={() => void move(id)}>
          {id}
        </button>
      ))}
      <button type="button" data-do="disconnect" onClick={() => void disconnect()}>
        Disconnect
      </button>
      <output data-fact="failure">{failure}</output>
    </>
  )
}
