import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bestKnown } from '../../../templates/backend/src/wallets/source/best-known.data.js'
import { explorerIds } from '../../../templates/backend/src/wallets/source/explorer-ids.data.js'
import { readSource } from '../../../templates/backend/src/wallets/source/read-source.js'
import { walletData } from '../../../templates/backend/src/wallets/wallets.data.js'
import { outsideFolder, type Scratch } from '../../setup/scratch.js'

const run = promisify(execFile)

// The oracle shares nothing with the import: it reads the built files of the package (the import reads the sources), line
// by line (the import reads syntax trees), and has rules of its own.
let scratch: Scratch
let dir: string
let files: string
let ids: string[]
beforeAll(async () => {
  scratch = await outsideFolder()
  dir = scratch.dir
  await run('npm', ['pack', 'thirdweb@5.121.6', '--silent'], { cwd: dir })
  await run('tar', ['-xzf', 'thirdweb-5.121.6.tgz', 'package/dist/esm/wallets/__generated__', 'package/LICENSE'], {
    cwd: dir,
  })
  files = join(dir, 'package/dist/esm/wallets/__generated__')
  ids = await readdir(join(files, 'wallet'))
})
afterAll(() => scratch?.remove())

/** The fields of a built file by their path: `mobile.native`. Empty ones are not there. */
async function fields(id: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  let within = ''
  for (const line of (await readFile(join(files, 'wallet', id, 'index.js'), 'utf8')).split('\n')) {
    const group = /^ {4}(\w+): \{$/.exec(line)
    if (group) within = `${group[1]}.`
    if (/^ {4}\},?$/.test(line)) within = ''
    const field = /^ +(\w+): ("(?:[^"\\]|\\.)*"),?$/.exec(line)
    const value = field ? (JSON.parse(field[2] ?? '""') as string).trim() : ''
    if (field && value) found.set(`${within}${field[1]}`, value)
  }
  return found
}

const https = (link: string | undefined) => (link && /^https:\/\/\S+$/.test(link) ? link : undefined)
const app = (link: string | undefined) => (link && /^(?!http:)[\w.+-]+:\S*$/.test(link) ? link : undefined)

test('behavior: the package is the published one, under Apache-2.0', async () => {
  const hash = createHash('sha512').update(await readFile(join(dir, 'thirdweb-5.121.6.tgz')))
  expect(hash.digest('base64')).toBe(
    'tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw==',
  )
  expect(await readFile(join(dir, 'package/LICENSE'), 'utf8')).toMatch(/Apache License\s+Version 2\.0/)
})

test('behavior: every wallet of the source is in the directory, every field as the source has it, and nothing else', async () => {
  expect(ids.length).toBeGreaterThanOrEqual(300)
  expect(walletData).toHaveLength(ids.length)
  const rows = new Map(walletData.map((wallet) => [wallet.id, wallet]))
  for (const id of ids) {
    const source = await fields(id)
    expect([id, source.get('id')]).toEqual([id, id])
    const native = app(source.get('mobile.native'))
    const universal = https(source.get('mobile.universal'))
    const expected = {
      id: explorerIds[id] ?? id,
      name: source.get('name'),
      image_id: source.get('image_id'),
      homepage: https(source.get('homepage')),
      rdns: source.get('rdns'),
      mobile_link: native ?? universal,
      link_mode: universal,
      desktop_link: app(source.get('desktop.native')),
      webapp_link: https(source.get('desktop.universal')),
      app_store: https(source.get('app.ios')),
      play_store: https(source.get('app.android')),
      chrome_store: https(source.get('app.chrome')),
    }
    const given = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined))
    expect(rows.get(expected.id)).toEqual(given)
  }
})

test('behavior: the list begins with the best known wallets, and goes on in the order of the source', async () => {
  const order = [...(await readFile(join(files, 'wallet-infos.js'), 'utf8')).matchAll(/^ +id: "([^"]+)"/gm)].map(
    ([, id = '']) => id,
  )
  const expected = order.filter((id) => ids.includes(id)).map((id) => explorerIds[id] ?? id)
  const [first, second, third] = walletData
  expect([first?.name, second?.name, third?.name]).toEqual([
    'MetaMask',
    'Trust Wallet',
    'Base (formerly Coinbase Wallet)',
  ])
  const best = bestKnown.map((id) => explorerIds[id] ?? id)
  expect(walletData.slice(0, best.length).map(({ id }) => id)).toEqual(best)
  expect(walletData.slice(best.length).map(({ id }) => id)).toEqual(expected.filter((id) => !best.includes(id)))
})

test('behavior: the import script gives the list that comes with the backend', async () => {
  const tools = { fetch: globalThis.fetch, signal: new AbortController().signal }
  const { wallets, refused } = await readSource('thirdweb', tools)
  expect(refused).toEqual([])
  expect(wallets).toEqual(walletData)
})
