import { verifyMessage } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { browserSigningHost } from '../../runtime/wallet-site/host-worker.js'
import { toHex } from '../../runtime/wallet-site/signing/hex.js'
import type { SignTask } from '../../runtime/wallet-site/signing/keeper-protocol.js'
import { createSigner } from '../../runtime/wallet-site/signing/signer.js'
import type { KeeperWorker } from '../../runtime/wallet-site/signing/worker-client.js'
import { ownEvm, projectId, releaseFor } from '../unit/signing-world.js'
import { ownSolana, transferBytes } from '../unit/solana-samples.js'
import { realClock } from './real-clock.js'

/** From the root that the tests are served from. */
const folder = '/runtime/wallet-site/signing/'
const files = {
  worker: {
    eip155: `${folder}worker-evm.ts?worker_file&type=module`,
    solana: `${folder}worker-solana.ts?worker_file&type=module`,
  },
  signing: { path: `${folder}signing-script.ts`, sha256: '' },
  words: [],
}
const host = browserSigningHost(files)
const clock = realClock
const { signal } = new AbortController()
const message: SignTask = { kind: 'message', address: ownEvm.toLowerCase(), message: new TextEncoder().encode('Hello') }

const opened: KeeperWorker[] = []
afterEach(() => {
  for (const worker of opened.splice(0)) worker.end()
})
function signer() {
  const release = (key: string) => releaseFor(key)
  return createSigner({
    clock,
    projectId,
    release,
    openWorker(kind) {
      const worker = host.openWorker(kind)
      opened.push(worker)
      return worker
    },
  })
}

test('behavior: the workers of a browser get their keys, and sign', async () => {
  const { sign } = signer()
  const signature = toHex(await sign(message, signal))
  expect(await verifyMessage({ address: ownEvm, message: 'Hello', signature })).toBe(true)
  const task = { kind: 'solana-transaction', address: ownSolana, message: transferBytes() } as const
  expect(await sign(task, signal)).toHaveLength(64)
  expect(opened).toHaveLength(2)
})

test('error: a worker whose script is no script is given up, and what is asked of it fails', async () => {
  const missing = browserSigningHostOf('/none/such-worker.js')
  const broken = createSigner({ clock, projectId, release: (key) => releaseFor(key), openWorker: missing.openWorker })
  await expect(broken.sign(message, signal)).rejects.toThrow('Something went wrong in the wallet. Try again.')
})

function browserSigningHostOf(path: string) {
  return browserSigningHost({ ...files, worker: { eip155: path, solana: path } })
}
