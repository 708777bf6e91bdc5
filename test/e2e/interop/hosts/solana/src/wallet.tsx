import { address, createSignableMessage, getBase58Decoder, type IInstruction } from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { type LiveSigner, signerOf } from 'create-modal-kit/solana'
import { useState } from 'react'
import { useAccount, useKit } from './modal-kit'
import { send, type Token, tokenTransfer } from './transfers'

const to = address('BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB')

const tokens: readonly Token[] = [
  {
    name: 'USDC',
    mint: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    tokenProgram: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    decimals: 6,
  },
  {
    name: 'PYUSD',
    mint: address('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'),
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
    decimals: 6,
  },
]

export function Wallet() {
  const kit = useKit()
  const account = useAccount('solana')
  const [signature, setSignature] = useState('')
  const [sent, setSent] = useState('')
  if (account.status !== 'connected') return <p>Connect a wallet first.</p>
  const { live } = account

  async function sign() {
    const signer = await signerOf(kit, live)
    const [signed] = await signer.signMessages([createSignableMessage('hello')])
    setSignature(getBase58Decoder().decode(signed?.[signer.address] ?? new Uint8Array()))
  }

  async function move(transfer: (signer: LiveSigner) => Promise<readonly IInstruction[]>) {
    const signer = await signerOf(kit, live)
    const [rpcUrl = ''] = kit.network(live.caipNetworkId)?.rpcUrls ?? []
    setSent(await send(rpcUrl, signer, await transfer(signer)))
  }

  return (
    <>
      <p data-fact="address">{account.address}</p>
      <button type="button" onClick={() => void sign()}>
        Sign
      </button>
      <button
        type="button"
        onClick={() =>
          void move(async (source) => [getTransferSolInstruction({ source, destination: to, amount: 100_000_001n })])
        }
      >
        Send SOL
      </button>
      {tokens.map((token) => (
        <button
          key={token.name}
          type="button"
          onClick={() => void move((signer) => tokenTransfer(signer, to, token, 1_500_000n))}
        >
          Send {token.name}
        </button>
      ))}
      <p data-fact="signature">{signature}</p>
      <p data-fact="sent">{sent}</p>
    </>
  )
}
