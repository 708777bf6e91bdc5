import { createPublicClient, custom, getAddress, http, numberToHex, parseEther, stringToHex, verifyMessage } from 'viem'

/** The EIP-1193 part of a provider that the demo uses. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** The second account of every local test chain. */
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Asks for a signature and checks it. Gives the signature with the verdict. */
export async function signAndVerify(provider: Provider, address: string): Promise<string> {
  const message = 'Hello from the create-modal-kit demo'
  const answer = await provider.request({ method: 'personal_sign', params: [stringToHex(message), address] })
  const signature = `${answer}` as `0x${string}`
  const isValid = await verifyMessage({ address: getAddress(address), message, signature })
  return `${isValid ? 'valid' : 'NOT valid'}: ${signature}`
}

/** Sends a little of the native coin and waits until it is mined. */
export async function sendTestTransaction(provider: Provider, address: string): Promise<string> {
  const transaction = { from: address, to: RECIPIENT, value: numberToHex(parseEther('0.01')) }
  const answer = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  const hash = `${answer}` as `0x${string}`
  const client = createPublicClient({ transport: custom(provider) })
  const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 200, timeout: 60_000 })
  return `${receipt.status} in block ${receipt.blockNumber}: ${hash}`
}

/** Whether the wallet's chain is the one on this machine: they share their first block. Nobody should pay for a demo. */
export async function isLocalChain(provider: Provider, rpcUrl: string): Promise<boolean> {
  const first = { blockNumber: 0n } as const
  const [theirs, ours] = await Promise.all([
    createPublicClient({ transport: custom(provider) }).getBlock(first),
    createPublicClient({ transport: http(rpcUrl) }).getBlock(first),
  ])
  return theirs.hash === ours.hash
}
