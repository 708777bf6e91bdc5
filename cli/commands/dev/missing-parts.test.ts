import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { devProcess, READY_MS } from '../../../test/setup/dev-process.js'
import { keptDatabase } from '../../../test/setup/kept-database.js'
import { hostWithout, type TranspiledCli } from '../../../test/setup/transpiled-cli.js'

const slow = { timeout: 3 * READY_MS }

let host: TranspiledCli | undefined
afterEach(async () => {
  await host?.remove()
  host = undefined
})

test('error: where the packages cannot be installed it says what is missing, and nothing is left', slow, async () => {
  host = await hostWithout(['hono', 'prom-client'])
  // Nothing listens there.
  const offline = {
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_cache: join(host.dir, 'cache'),
    npm_config_fetch_retries: '0',
  }
  const { said, ended } = devProcess(host.main, host.dir, ['--port', '0', '--no-chains'], offline)
  expect(await ended).toBe(1)
  expect(said.error).toMatch(/Couldn't install the packages of the local stack \(.*hono.*prom-client.*\): /)
  expect(said.error).toContain('(stack/not-installed)')
  expect(existsSync(join(host.dir, '.modal-kit/stack.lock'))).toBe(false)
  expect(existsSync(join(host.dir, '.modal-kit/stack/installed.txt'))).toBe(false)
})

test('behavior: without chains and pictures the rest starts, and a line each says so', slow, async () => {
  const missing = ['@foundry-rs/anvil', '@foundry-rs/anvil-linux-amd64', 'litesvm', '@web3icons/core']
  host = await hostWithout(missing)
  // As it is on a machine for which the registry has no program.
  const lock = readFileSync(join(host.dir, 'node_modules/create-modal-kit/cli/stack/install-lock.json'))
  mkdirSync(join(host.dir, '.modal-kit/stack'), { recursive: true })
  writeFileSync(join(host.dir, '.modal-kit/stack/package.json'), '{}')
  writeFileSync(join(host.dir, '.modal-kit/stack/installed.txt'), createHash('sha256').update(lock).digest('hex'))
  await keptDatabase(join(host.dir, '.modal-kit/database'))
  const { child, said, ended, ready } = devProcess(host.main, host.dir, ['--port', '0'])
  await ready()
  expect(said.out).toMatch(
    /^EVM chains \(anvil\) not installed; get it with: npm install -D @foundry-rs\/anvil@1\.7\.1$/m,
  )
  expect(said.out).toMatch(/^Solana \(litesvm\) not installed; get it with: npm install -D litesvm@1\.5\.0 /m)
  expect(said.out).toMatch(/^pictures +letters only; npm install -D @web3icons\/core@4\.0\.56 adds pictures, 83 MB$/m)
  const health = await fetch(`${/^API +(\S+)$/m.exec(said.out)?.[1]}/health`)
  const { services } = (await health.json()) as { readonly services: readonly { name: string; missing?: string }[] }
  expect(services.filter((service) => service.missing).map(({ name }) => name)).toEqual([
    'EVM chains (anvil)',
    'Solana (litesvm)',
  ])
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})
