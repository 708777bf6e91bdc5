import {
  decryptContent,
  deriveSharedSecret,
  encryptContent,
  exportKeyToHexString,
  generateKeyPair,
  importKeyFromHexString,
} from '@coinbase/wallet-sdk/dist/util/cipher.js'

/** What the window signs with: an account of a local node. */
export interface KeysPageOptions {
  readonly address: string
  readonly chainId: number
  readonly rpcUrl: string
}

declare global {
  interface Window {
    keysPage: KeysPageOptions
  }
}

/** What the SDK posts to the window, as far as it is read. */
interface Question {
  readonly id?: string
  readonly event?: string
  readonly sender?: string
  readonly content?: {
    readonly handshake?: { readonly method: string }
    readonly encrypted?: Parameters<typeof decryptContent>[0]
  }
}

/**
 * Runs in the window the SDK opens, in place of the page of Coinbase's smart wallet: speaks its protocol with the SDK's
 * own cipher, and does with each request what the test clicks. The keys outlive the window, as the real ones do.
 */
const { address, chainId, rpcUrl } = window.keysPage
const opener = window.opener as Window
const origin = new URLSearchParams(location.search).get('origin') ?? ''

function post(message: object): void {
  opener.postMessage(message, origin)
}

async function ownKeys(): Promise<{ readonly privateKey: CryptoKey; readonly publicHex: string }> {
  const saved = localStorage.getItem('keys')
  if (saved) {
    const { privateHex, publicHex } = JSON.parse(saved) as { privateHex: string; publicHex: string }
    return { privateKey: await importKeyFromHexString('private', privateHex), publicHex }
  }
  const { privateKey, publicKey } = await generateKeyPair()
  const hex = {
    privateHex: await exportKeyToHexString('private', privateKey),
    publicHex: await exportKeyToHexString('public', publicKey),
  }
  localStorage.setItem('keys', JSON.stringify(hex))
  return { privateKey, publicHex: hex.publicHex }
}

async function node(method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return (await response.json()).result
}

/** Waits until the person in front of the window says yes or no. */
function decision(): Promise<boolean> {
  return new Promise((resolve) => {
    for (const [name, isYes] of [
      ['approve', true],
      ['reject', false],
    ] as const) {
      const button = document.createElement('button')
      button.textContent = name
      button.onclick = () => resolve(isYes)
      document.body.append(button)
    }
  })
}

async function answer({ id, event, sender = '', content = {} }: Question): Promise<void> {
  // Which kind of wallet it is going to be: the smart one, without a question.
  if (event === 'selectSignerType') return post({ requestId: id, data: 'scw' })
  const { handshake, encrypted } = content
  if (!handshake && !encrypted) return
  const { privateKey, publicHex } = await ownKeys()
  const secret = await deriveSharedSecret(privateKey, await importKeyFromHexString('public', sender))
  const failure = { requestId: id, sender: publicHex, content: { failure: { code: 4001, message: 'User rejected' } } }
  if (!(await decision())) {
    post(failure)
    return window.close()
  }
  const action =
    encrypted && ((await decryptContent(encrypted, secret)) as { action: { method: string; params: unknown } }).action
  const value = action ? await node(action.method, action.params) : [address]
  const result = { result: { value }, data: { chains: { [chainId]: rpcUrl } } }
  post({ requestId: id, sender: publicHex, content: { encrypted: await encryptContent(result as never, secret) } })
  window.close()
}

window.addEventListener('message', ({ source, data }) => {
  if (source === opener) void answer(data as Question)
})
window.addEventListener('beforeunload', () => post({ event: 'PopupUnload', id: crypto.randomUUID() }))
post({ event: 'PopupLoaded', id: crypto.randomUUID() })
