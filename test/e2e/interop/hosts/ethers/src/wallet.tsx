import { kitProvider } from 'create-modal-kit/viem'
import { BrowserProvider, parseEther } from 'ethers'
import { useState } from 'react'
import { useAccount, useKit } from './modal-kit'

export function Wallet() {
  const kit = useKit()
  const account = useAccount('eip155')
  const [signature, setSignature] = useState('')
  const [status, setStatus] = useState('')
  if (account.status !== 'connected') return <p>Connect a wallet first.</p>

  /** ethers gives up on a provider whose network has changed: make one for what you are about to do. */
  async function withSigner<T>(work: (signer: Awaited<ReturnType<BrowserProvider['getSigner']>>) => Promise<T>) {
    const provider = new BrowserProvider(kitProvider(kit))
    try {
      return await work(await provider.getSigner())
    } finally {
      provider.destroy()
    }
  }

  async function sign() {
    setSignature(await withSigner((signer) => signer.signMessage('hello')))
  }

  async function send() {
    const receipt = await withSigner(async (signer) => {
      const sent = await signer.sendTransaction({
        to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        value: parseEther('0.1'),
      })
      return sent.wait()
    })
    setStatus(receipt?.status === 1 ? 'success' : 'failed')
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
