import { serveFrame } from '../../runtime/frame/serve-frame.js'

const query = new URLSearchParams(location.search)
let signatures = 0

// The script of the page in the wallet's frame: the only thing of it that is not played.
const served = serveFrame({
  parent: {
    source: window.parent,
    // Not every browser has it.
    ancestor: location.ancestorOrigins?.[0],
    listen(listener) {
      const hear = ({ source, origin, data, ports }: MessageEvent) => listener({ source, origin, data, ports })
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
    post: (message, origin) => window.parent.postMessage(message, origin),
  },
  allowedOrigins: query.getAll('app'),
  versions: query.has('envelope') ? 'envelope' : [5, 4],
  handlers: {
    async RPC_REQUEST({ method, params }) {
      if (method === 'eth_accounts') return served.ignored()
      if (method === 'personal_sign') {
        signatures += 1
        // A person thinks about it.
        if ((params as [string])[0] === 'slow') await new Promise(() => {})
        return `signature ${signatures} of ${location.origin}`
      }
      return (params as readonly unknown[])[0]
    },
    GET_CHAIN_ID: () => ({ chainId: 1 }),
    RELOAD: () => void location.reload(),
  },
  storage: { get: (key) => sessionStorage.getItem(key), set: (key, value) => sessionStorage.setItem(key, value) },
  clock: {
    now: () => Date.now(),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, ms)
        signal?.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(signal.reason)
        })
      }),
  },
  build: 'browser-test',
})
