import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { assetImages } from './asset-images.data.js'
import { type IconKind, iconPackage } from './icon-package.js'

import { scrubSvg } from './scrub-svg.js'
import { walletIcons } from './wallet-icons.data.js'

const folder = join(dirname(createRequire(import.meta.url).resolve('@web3icons/core')), 'svgs')
const icons = iconPackage()

test('behavior: one picture is read by its name; tokens in any case', async () => {
  expect(await icons.read({ kind: 'networks', name: 'ethereum' })).toMatch(/^<svg .*<\/svg>\s*$/s)
  expect(await icons.read({ kind: 'tokens', name: 'usdc' })).toBe(await icons.read({ kind: 'tokens', name: 'USDC' }))
})

test.each([
  '../../index',
  '../networks/ethereum',
  'ethereum.svg.js',
  'ethereum\0',
  '',
  '__proto__',
  'constructor',
  '/etc/passwd',
  '%2e%2e/x',
])('error: %j is the name of no picture', async (name) => {
  for (const kind of ['networks', 'tokens', 'wallets', 'exchanges'] as const)
    expect(await icons.read({ kind, name })).toBeUndefined()
})

test('behavior: without the package there is no picture, and no failure', async () => {
  expect(await iconPackage('@web3icons/not-installed').read({ kind: 'networks', name: 'ethereum' })).toBeUndefined()
  expect(await iconPackage('zod').read({ kind: 'networks', name: 'ethereum' })).toBeUndefined()
})

test('behavior: every picture that the tables name is there', async () => {
  const named = [...walletIcons.values(), ...Object.values(assetImages).flatMap(({ icon }) => (icon ? [icon] : []))]
  const missing = await Promise.all(named.map(async (icon) => ((await icons.read(icon)) ? [] : [icon])))
  expect(missing.flat()).toEqual([])
})

test.each(['networks', 'wallets', 'exchanges', 'tokens'] as const)(
  'behavior: the drawings of %s lose nothing but their class when they are scrubbed',
  async (kind: IconKind) => {
    const files = (await readdir(join(folder, kind, 'branded'))).filter((file) => file.endsWith('.svg.js'))
    const step = Math.ceil(files.length / 200)
    const names = files.filter((_, index) => index % step === 0).map((file) => file.slice(0, -'.svg.js'.length))
    const parts = (svg: string) => [...svg.matchAll(/<[a-z]\w*| (?!class)[\w-]+="/gi)].map(([part]) => part)
    for (const name of names) {
      const original = (await icons.read({ kind, name })) ?? ''
      expect([name, parts(scrubSvg(original) ?? '')]).toEqual([name, parts(original)])
    }
  },
)
