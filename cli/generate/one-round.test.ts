import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { planGenerate } from './generate.js'

const wrongIn = async (text: string) => {
  const context = fakeContext({ files: { 'src/main.tsx': '', 'modal.config.ts': text } })
  const error = await planGenerate(context, { mode: 'production' }).catch((cause: unknown) => cause)
  return [...String(error).matchAll(/^ {2}modal\.config\.ts(?::\d+)? (\S+): /gm)].map(([, path]) => path).sort()
}
const whole = (body: string) =>
  `import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({ ${body} })`

test('error: a wrong key beside a missing service, a network without a node and a colour', async () => {
  const body = `app: { name: 'A' }, networks: ['mainnet'], projectId: 'abcd', services: { api: 'https://a.example' },
    featurs: {}, features: { walletConnect: true, nfts: 'yes' },
    theme: { tokens: { 'color.text': '#fff', 'color.surface': '#fff' } }`
  const found = await wrongIn(whole(body))
  expect(found).toEqual(expect.arrayContaining(['featurs', 'features.nfts', 'features.walletConnect', 'networks[0]']))
  expect(found.some((path) => path?.startsWith('theme'))).toBe(true)
})

test('behavior: what stands in for a wrong value is never told of', async () => {
  const body = `app: {}, networks: ['mainet', 'base'], defaultNetwork: 'base', projectId: '!', services: { rpc: 'nowhere' },
    features: { walletConnect: 7, allWallets: true }, legal: { termsUrl: 'nowhere' }, debug: 'yes'`
  expect(await wrongIn(whole(body))).toEqual([
    'app.name',
    'debug',
    'features.allWallets',
    'features.walletConnect',
    'legal.termsUrl',
    'networks[0]',
    'projectId',
    'services.rpc',
  ])
})

test.each(['', 'app: 1, networks: 2', 'networks: [], app: []', "networks: [null, 5, {}], app: { name: 'A' }"])(
  'error: what is wrong throughout is told as it is: { %s }',
  async (body) => {
    const found = await wrongIn(whole(body))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((path) => /^(app|networks)/.test(path ?? ''))).toBe(true)
  },
)
