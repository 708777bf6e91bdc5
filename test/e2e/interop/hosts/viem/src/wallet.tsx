import { publicClientOf, walletClientOf } from 'create-modal-kit/viem'
import { useState } from 'react'
import { parseEther } from 'viem'
import { useAccount, useKit } from './modal-kit'

export function Wallet() {
  const kit = useKit()
  const account = useAccount('eip155')
  const [signature, setSignature] = useState('')
  const [status, setStatus] = useState('')
  if (account.status !== 'connected') return <p>Connect a wallet first.</p>
  const { live } = account

  async function sign() {
    const client = await walletClientOf(kit, live)
    setSignature(await client.signMessage({ message: 'hello' }))
  }

  async function send() {
    const client = await walletClientOf(kit, live)
    const hash = await client.sendTransaction({
      to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      value: parseEther('0.1'),
    })
    const receipt = await publicClientOf(kit, live.caipNetworkId).waitForTransactionReceipt({ hash })
    setStatus(receipt.status)
  }

  return (
    <>
      <p data-fact="address">{account.address}</p>
      <button type="button" onClick={() => void sign()}>
        Sign
      </button>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <p data-fact="signature">{signature}</p>
      <p data-fact="status">{status}</p>
    </>
  )
}
