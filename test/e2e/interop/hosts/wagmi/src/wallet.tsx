import { parseEther } from 'viem'
import {
  useAccount,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useWaitForTransactionReceipt,
} from 'wagmi'

export function Wallet() {
  const { address, chainId, status } = useAccount()
  const { connect, connectors, error } = useConnect()
  const { disconnect } = useDisconnect()
  const { data: signature, signMessage } = useSignMessage()
  const { data: hash, sendTransaction } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const [modal] = connectors
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  return (
    <>
      <button type="button" onClick={() => modal && connect({ connector: modal })}>
        Connect with wagmi
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect with wagmi
      </button>
      <button type="button" onClick={() => signMessage({ message: 'hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => sendTransaction({ to, value: parseEther('0.1') })}>
        Send
      </button>
      <p data-fact="wagmi">{status}</p>
      <p data-fact="address">{address}</p>
      <p data-fact="chain">{chainId}</p>
      <p data-fact="error">{error?.name}</p>
      <p data-fact="signature">{signature}</p>
      <p data-fact="status">{receipt?.status}</p>
    </>
  )
}
