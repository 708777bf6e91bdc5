import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { GENERATED, readThirdweb } from './read-thirdweb.js'

const none = {
  browser: null,
  ios: null,
  android: null,
  mac: null,
  windows: null,
  linux: null,
  chrome: '',
  firefox: null,
}
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A package of thirdweb's layout with these wallets. */
async function pack(ids: readonly string[], files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'wallets-'))
  folders.push(folder)
  const generated = join(folder, GENERATED)
  await mkdir(join(generated, 'wallet'), { recursive: true })
  const infos = ids.map((id) => `  { id: ${JSON.stringify(id)}, name: "x", hasMobileSupport: true },`)
  await writeFile(
    join(generated, 'wallet-infos.ts'),
    `const ALL_MINIMAL_WALLET_INFOS = [\n${infos.join('\n')}\n] as const satisfies X[];\n`,
  )
  for (const [id, text] of Object.entries(files)) {
    await mkdir(join(generated, 'wallet', id))
    await writeFile(join(generated, 'wallet', id, 'index.ts'), text)
  }
  return folder
}
const file = (wallet: object) => `// generated\n\nexport const wallet = ${JSON.stringify(wallet, null, 2)} as const;\n`
const wallet = (id: string, rest: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  homepage: 'https://a.example/',
  image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
  app: none,
  rdns: null,
  mobile: { native: null, universal: null },
  desktop: { native: '', universal: null },
  ...rest,
})

test('behavior: fields come under the names of the directory, in the order of the list; known wallets by explorer id', async () => {
  const folder = await pack(['smart', 'io.metamask', 'com.example', '../../outside.example'], {
    'com.example': file(wallet('com.example')),
    'io.metamask': file(
      wallet('io.metamask', {
        name: 'MetaMask ',
        rdns: 'io.metamask',
        app: {
          ...none,
          ios: 'https://apps.apple.com/x',
          android: 'https://play.google.com/x',
          chrome: 'http://plain.example',
        },
        mobile: { native: 'metamask://', universal: 'https://metamask.app.link' },
        desktop: { native: 'javascript:alert(1)', universal: 'https://web.metamask.io' },
      }),
    ),
  })
  const common = { homepage: 'https://a.example/', image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00' }
  expect(await readThirdweb(folder)).toEqual({
    wallets: [
      {
        ...common,
        id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
        name: 'MetaMask',
        rdns: 'io.metamask',
        mobile_link: 'metamask://',
        link_mode: 'https://metamask.app.link',
        webapp_link: 'https://web.metamask.io',
        app_store: 'https://apps.apple.com/x',
        play_store: 'https://play.google.com/x',
      },
      { ...common, id: 'com.example', name: 'Wallet com.example' },
    ],
    refused: [],
  })
})

test('behavior: without a native link, phones open the universal one', async () => {
  const folder = await pack(['com.example'], {
    'com.example': file(wallet('com.example', { mobile: { native: '', universal: 'https://go.example' } })),
  })
  const { wallets } = await readThirdweb(folder)
  expect(wallets[0]).toMatchObject({ mobile_link: 'https://go.example', link_mode: 'https://go.example' })
  const unusable = await pack(['com.example'], {
    'com.example': file(wallet('com.example', { mobile: { native: 'javascript:x', universal: 'https://go.example' } })),
  })
  expect((await readThirdweb(unusable)).wallets[0]?.mobile_link).toBe('https://go.example')
})

test('error: a file that computes, or that lost a field, is told and nothing is imported', async () => {
  await expect(pack(['a.b'], { 'a.b': 'export const wallet = make()' }).then(readThirdweb)).rejects.toThrow(SyntaxError)
  await expect(pack(['a.b'], { 'a.b': file({ id: 'a.b' }) }).then(readThirdweb)).rejects.toThrow(/name/)
  await expect(pack(['a.b'], {}).then(readThirdweb)).rejects.toThrow(/ENOENT/)
})
