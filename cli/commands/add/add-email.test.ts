import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

const { after: plain } = await init({ files: viteApp }, '--no-install')

test('behavior: init writes it only where it is asked for: the local stack serves no wallet site yet', async () => {
  expect(plain['modal.config.ts']).not.toContain('email')
  const { after, code } = await init({ files: viteApp }, '--no-install', '--features', 'receive,email')
  expect(code).toBe(0)
  expect(after['modal.config.ts']).toContain('    email: true,\n')
  expect(after['src/modal-kit/modal.ts']).toContain("  frame: 'http://wallet.localhost:8788/sdk',\n")
})

test('behavior: add turns it on with its wallet, remove takes both away', async () => {
  const context = fakeContext({ files: plain })
  expect(await run(['add', 'email'], context)).toBe(0)
  const on = context.files.snapshot()
  expect(on['modal.config.ts']).toContain('    email: true,\n')
  expect(on['src/modal-kit/modal.ts']).toContain('  secureWallet(),\n')
  expect(on['src/modal-kit/csp.json']).toContain('"frame-src"')
  expect(await run(['generate', '--check'], context)).toBe(0)
  expect(await run(['remove', 'email'], context)).toBe(0)
  expect(context.files.snapshot()).toEqual(plain)
})

test('behavior: init and add turn logins with a provider on, and remove takes them away', async () => {
  const { after } = await init({ files: viteApp }, '--no-install', '--features', 'socials')
  expect(after['modal.config.ts']).toContain('    socials: true,\n')
  const context = fakeContext({ files: plain })
  expect(await run(['add', 'socials'], context)).toBe(0)
  const on = context.files.snapshot()
  expect(on['modal.config.ts']).toContain('    socials: true,\n')
  expect(on['src/modal-kit/modal.ts']).toMatch(/^ {2}secureWallet\(\),\n {2}socials\(\),$/m)
  expect(await run(['remove', 'socials'], context)).toBe(0)
  expect(context.files.snapshot()).toEqual(plain)
})

test('error: without a site of the wallet nothing is written', async () => {
  const config = `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig({
  app: { name: 'A' },
  projectId: 'abcd1234',
  networks: ['base'],
  services: { api: 'https://api.example', rpc: 'https://api.example', images: 'https://api.example' },
  features: {},
})
`
  const files = { ...plain, 'modal.config.ts': config }
  const context = fakeContext({ files })
  expect(await run(['add', 'email'], context)).toBe(1)
  expect(context.files.snapshot()).toEqual(files)
  expect(context.printed.warn.join()).toContain("features.email: asks services.frame, which the config doesn't place")
})

test('behavior: completion and help know the name', async () => {
  const context = fakeContext({ files: plain })
  expect(await run(['completion', 'bash'], context)).toBe(0)
  expect(context.printed.out.join('\n')).toMatch(/\bemail\b/)
})
