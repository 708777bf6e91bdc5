import { createServer } from 'node:http'
import type { SDKRequestData } from '@safe-global/safe-apps-sdk'
import { listenOnLoopback } from './loopback.js'

/** A page that frames an app and speaks to it as a Safe interface does. */
export interface SafeParentOptions {
  /** The Safe: here an account of a local node, which signs and sends for it. */
  readonly address: string
  readonly chainId: number
  readonly rpcUrl: string
}

/** The page, served on an origin of its own. `?app=<url>` is what it frames. */
export interface SafeParent {
  readonly origin: string
  stop(): Promise<void>
}

/** What the page lets a test see and say. */
export interface SafeParentWindow {
  /** Methods the app has asked for so far, each with the origin it asked from. */
  readonly said: readonly { readonly method: string; readonly origin: string }[]
  /** What the owners do with the next requests. */
  owners: 'sign' | 'refuse' | 'wait'
}

/** Serves the page on 127.0.0.1. */
export async function serveSafeParent(options: SafeParentOptions): Promise<SafeParent> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(options))
  })
  return listenOnLoopback(server)
}

function html(options: SafeParentOptions): string {
  return `<!doctype html>
<html lang="en">
  <head><link rel="icon" href="data:," /><title>Safe</title></head>
  <body>
    <iframe title="app" style="width: 100%; height: 700px"></iframe>
    <script>(${parentPage})(${JSON.stringify(options)})</script>
  </body>
</html>`
}

/** Runs in the page: answers what the Safe Apps SDK asks (https://github.com/safe-global/safe-apps-sdk). */
function parentPage({ address, chainId, rpcUrl }: SafeParentOptions): void {
  const hash = `0x${'5a'.repeat(32)}`
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const app = new URL(new URLSearchParams(location.search).get('app') ?? '')
  const said: { method: string; origin: string }[] = []
  const page: SafeParentWindow = Object.assign(window, { said, owners: 'sign' as const })

  async function node(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = await response.json()
    if (error) throw new Error(error.message)
    return result
  }
  async function signed(method: string, params: readonly unknown[]): Promise<unknown> {
    if (page.owners === 'refuse') throw new Error('Transaction was rejected')
    if (page.owners === 'wait') return { messageHash: hash }
    return { messageHash: hash, signature: await node(method, params) }
  }
  const answers: Record<string, (params: never) => Promise<unknown>> = {
    getSafeInfo: async () => ({ safeAddress: address, chainId, threshold: 1, owners: [address], isReadOnly: false }),
    getOffChainSignature: async () => '',
    signMessage: ({ message }: { message: string }) => signed('personal_sign', [message, address]),
    signTypedMessage: ({ typedData }: { typedData: unknown }) => signed('eth_signTypedData_v4', [address, typedData]),
    async sendTransactions({ txs }: { txs: { to: string; value: string; data: string }[] }) {
      if (page.owners === 'refuse') throw new Error('Transaction was rejected')
      for (const { to, value, data } of txs) {
        await node('eth_sendTransaction', [{ from: address, to, value: `0x${BigInt(value).toString(16)}`, data }])
      }
      return { safeTxHash: hash }
    },
  }

  window.addEventListener('message', async ({ source, origin, data }: MessageEvent<SDKRequestData>) => {
    if (source !== frame.contentWindow || !data?.method) return
    said.push({ method: data.method, origin })
    const envelope = { id: data.id, version: '9.1.0' }
    const answer = answers[data.method]
    const reply = await (answer ? answer(data.params as never) : Promise.reject(new Error('unknown method'))).then(
      (result) => ({ ...envelope, success: true, data: result }),
      (error: Error) => ({ ...envelope, success: false, error: error.message }),
    )
    frame.contentWindow?.postMessage(reply, app.origin)
  })
  frame.src = app.href
}
