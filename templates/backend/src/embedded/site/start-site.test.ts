import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../../../test/setup/free-port.js'
import { migratedMemory } from '../../../../../test/setup/migrated-database.js'
import { askRaw } from '../../../../../test/setup/running-backend.js'
import { makeDevice } from '../../../../../test/setup/site-device.js'
import { developmentSettings } from '../../dev/development-settings.js'
import { runDevelopment, startDevelopment } from '../../dev/start-development.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-site-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Files of a site as the build writes them. */
function writeSite(): void {
  mkdirSync(join(folder, 'assets'))
  const files = { 'assets/frame-0123abcd.js': 'globalThis.isStarted = true\n', 'assets/site-0123abcd.css': 'p {}\n' }
  const listed = Object.entries(files).map(([path, text]) => {
    writeFileSync(join(folder, path), text)
    return [path, { path, sha256: createHash('sha256').update(text).digest('hex') }]
  })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ build: '1', files: Object.fromEntries(listed) }))
}

async function start() {
  const [port, framePort] = [await freePort(), await freePort()]
  const place = { port, framePort, chains: [], siteFolder: folder }
  return { framePort, running: await startDevelopment({ ...place, database: await migratedMemory() }) }
}

test('behavior: the site answers its own hosts, mails the link to the inbox, and its port is free after a stop', async () => {
  writeSite()
  const { running, framePort } = await start()
  const host = `wallet.localhost:${framePort}`
  try {
    expect(running.isSiteServed).toBe(true)
    const frame = await askRaw(framePort, '/sdk?projectId=local', { headers: { host: host.toUpperCase() } })
    expect([frame.status, frame.body]).toEqual([200, expect.stringContaining('/assets/frame-0123abcd.js')])
    expect(frame.headers['content-security-policy']).toContain('frame-ancestors http://127.0.0.1:* http://localhost:*')
    const foreign = await askRaw(framePort, '/sdk?projectId=local', {
      headers: { host: `evil.localhost:${framePort}` },
    })
    expect(foreign.status).toBe(403)
    const body = '{"email":"ada@example.com"}'
    const app = 'http://localhost:5173'
    const device = makeDevice({} as never, Date.now)
    const signed = device.signed('login/email', body, { project: 'local', app })
    const headers = { ...signed, host, origin: `http://${host}` }
    const answer = await askRaw(framePort, '/api/v1/login/email', { method: 'POST', headers, body })
    expect(JSON.parse(answer.body)).toMatchObject({ action: 'VERIFY_DEVICE' })
    const inbox = running.inboxUrl.replace('/inbox', '/inbox.json')
    const mails = async () => ((await (await fetch(inbox)).json()) as { mails: { text: string }[] }).mails
    await expect.poll(async () => (await mails())[0]?.text).toContain(`http://${host}/device?token=`)
  } finally {
    await running.stop()
  }
  await expect(askRaw(framePort, '/sdk', { headers: { host } })).rejects.toThrow('ECONNREFUSED')
})

test('behavior: with WALLET_URL development is asked by that name too, and mails name it', async () => {
  writeSite()
  const [port, framePort] = [await freePort(), await freePort()]
  const place = developmentSettings({ port, framePort, chains: [], database: await migratedMemory() })
  const settings = { ...place, walletUrl: 'https://tunnel.example' }
  const running = await runDevelopment(settings, { siteFolder: folder })
  try {
    expect(running.frameUrl).toBe('https://tunnel.example')
    const body = '{"email":"ada@example.com"}'
    const device = makeDevice({} as never, Date.now)
    const ask = async (host: string, origin: string) => {
      const signed = device.signed('login/email', body, { project: 'local', app: 'http://localhost:5173' })
      const headers = { ...signed, host, origin }
      return (await askRaw(framePort, '/api/v1/login/email', { method: 'POST', headers, body })).status
    }
    expect(await ask('tunnel.example', 'http://tunnel.example')).toBe(403)
    expect(await ask('tunnel.example', 'https://tunnel.example')).toBe(200)
    const frame = await askRaw(framePort, '/sdk?projectId=local', { headers: { host: `localhost:${framePort}` } })
    // There may be no TLS on this machine.
    expect([frame.status, frame.headers['strict-transport-security']]).toEqual([200, undefined])
    const inbox = running.inboxUrl.replace('/inbox', '/inbox.json')
    const mails = async () => ((await (await fetch(inbox)).json()) as { mails: { text: string }[] }).mails
    await expect.poll(async () => (await mails())[0]?.text).toContain('https://tunnel.example/device?token=')
  } finally {
    await running.stop()
  }
})

test('behavior: a wait for a link does not hold up the end', async () => {
  writeSite()
  const { running, framePort } = await start()
  const host = `wallet.localhost:${framePort}`
  const device = makeDevice({} as never, Date.now)
  const ask = (name: string, body: string) => {
    const signed = device.signed(name, body, { project: 'local', app: 'http://localhost:5173' })
    const headers = { ...signed, host, origin: `http://${host}` }
    return askRaw(framePort, `/api/v1/${name}`, { method: 'POST', headers, body })
  }
  const { login } = JSON.parse((await ask('login/email', '{"email":"ada@example.com"}')).body) as { login: string }
  const waiting = ask('login/device', JSON.stringify({ login }))
  await expect
    .poll(async () => (await running.backend.db.selectFrom('embedded_nonces').selectAll().execute()).length)
    .toBe(2)
  const from = performance.now()
  await running.stop()
  expect(performance.now() - from).toBeLessThan(9_000)
  expect(await waiting).toMatchObject({ status: 200, body: '{"isApproved":false}' })
})

test('behavior: without built files the origin is held, and answers 404 without script', async () => {
  const { running, framePort } = await start()
  try {
    expect(running.isSiteServed).toBe(false)
    const answer = await askRaw(framePort, '/sdk?projectId=local')
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(answer.body).not.toContain('<')
  } finally {
    await running.stop()
  }
})

test('error: a file that does not fit its manifest ends the start, and no port is left open', async () => {
  writeSite()
  writeFileSync(join(folder, 'assets/frame-0123abcd.js'), 'evil()')
  const [port, framePort] = [await freePort(), await freePort()]
  const place = { port, framePort, chains: [], siteFolder: folder, database: { kind: 'memory' } as const }
  await expect(startDevelopment(place)).rejects.toThrow('assets/frame-0123abcd.js: is not the file of its manifest')
  await expect(askRaw(framePort, '/sdk')).rejects.toThrow('ECONNREFUSED')
})
