import { writeFileSync } from 'node:fs'
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

test(
  'error: what the backend lacks is named all at once, with the command that gets it, and nothing is left',
  slow,
  async () => {
    host = await hostWithout(['hono', 'prom-client'])
    const npm = devProcess(host.main, host.dir, ['--port', '0', '--no-chains'])
    expect(await npm.ended).toBe(1)
    expect(npm.said.error).toContain('The local stack needs what is not installed here: hono, prom-client.')
    expect(npm.said.error).toContain('Run `npm install -D hono@4.13.19 prom-client@15.1.3`, then start it again.')
    writeFileSync(join(host.dir, 'pnpm-lock.yaml'), '')
    const pnpm = devProcess(host.main, host.dir, ['--port', '0', '--no-chains'])
    expect(await pnpm.ended).toBe(1)
    expect(pnpm.said.error).toContain('Run `pnpm add -D hono@')
  },
)

test('behavior: without chains and pictures the rest starts, and a line each says how to get them', slow, async () => {
  const missing = ['@foundry-rs/anvil', '@foundry-rs/anvil-linux-amd64', 'litesvm', '@web3icons/core']
  host = await hostWithout(missing)
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
