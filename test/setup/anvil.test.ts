import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { anvilBinary, startAnvil } from './anvil.js'
import { isFree } from './free-port.js'

async function chainIdAt(url: string): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = await response.json()
  return result
}

test('behavior: serves the chain until it is stopped', async () => {
  const anvil = await startAnvil({ chainId: 137 })
  expect(await chainIdAt(anvil.url)).toBe('0x89')
  await anvil.stop()
  expect(await isFree(anvil.port)).toBe(true)
  await anvil.stop()
})

test('error: says that the port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const failure = await startAnvil({ chainId: 1, port }).catch((error: Error) => error.message.replace(`${port}`, 'N'))
  server.close()
  expect(failure).toMatchInlineSnapshot(`"Port N is taken. Stop what listens there, or choose another port."`)
})

test('error: names the missing part and how to get it', () => {
  expect(() => anvilBinary('linux', 'riscv64')).toThrowErrorMatchingInlineSnapshot(
    `[SetupError: The local chain is missing: @foundry-rs/anvil-linux-riscv64 is not installed. Run: npm install --include=optional @foundry-rs/anvil]`,
  )
})

test('error: gives up at the deadline and leaves nothing running', async () => {
  const failure = await startAnvil({ chainId: 1, deadlineMs: 1 }).catch((error: Error) => error.message)
  expect(failure).toContain('nothing listened within 1 ms')
})
