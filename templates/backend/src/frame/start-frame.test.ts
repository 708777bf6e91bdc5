import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startFrame } from './start-frame.js'

/** Asks with a `Host` header of its own. */
function ask(
  port: number,
  host: string,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/sdk', headers: { host }, agent: false },
      async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      },
    )
    call.on('error', reject).end()
  })
}

test('behavior: answers 404 without script, and 403 where the host is not its own', async () => {
  const hosts = ['wallet.localhost:8788']
  const frame = await startFrame({ host: '127.0.0.1', port: 0, hosts })
  try {
    const ours = await ask(frame.port, 'Wallet.localhost:8788')
    expect(ours.status).toBe(404)
    expect(ours.body).not.toContain('<script')
    expect(ours.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await ask(frame.port, 'evil.localhost:8788')).status).toBe(403)
  } finally {
    await frame.stop()
  }
  await expect(ask(frame.port, 'wallet.localhost:8788')).rejects.toThrow('ECONNREFUSED')
})
