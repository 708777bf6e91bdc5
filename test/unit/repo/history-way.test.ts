import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../templates/backend/src/app.js'
import { createProject } from '../../../templates/backend/src/projects/edit-project.js'
import { type LocalBackend, makeLocalBackend } from '../../setup/local-backend.js'

const sources = fileURLToPath(new URL('../../../templates/backend/src/', import.meta.url))
const account = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const token = '0x00000000000000000000000000000000000000cc'
const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }

let local: LocalBackend
beforeAll(async () => {
  local = await makeLocalBackend({
    hasDatabase: true,
    chains: [
      { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: ['http://127.0.0.1:1'], native, index: { fromBlock: 0 } },
    ],
  })
  const { db } = local.backend
  await createProject(local.backend, { name: 'Shop', id: 'shop', origins: ['https://shop.example'] })
  const hashes = Array.from({ length: 21 }, (_, index) => `0x${index}`)
  for (const [index, hash] of hashes.entries()) {
    const place = { chain_id: 'eip155:1', block: index }
    const mined = { mined_at: 1_700_000_000_000 + index }
    const transaction = { hash, sender: account, recipient: token, selector: '0xa9059cbb', nonce: index, fee: '1' }
    await db
      .insertInto('transactions')
      .values({ ...place, ...mined, ...transaction, deployed: false, failed: false })
      .execute()
    await db
      .insertInto('activity')
      .values({ ...place, ...mined, position: 0, tx_hash: hash, account })
      .execute()
    const moved = { ...place, tx_hash: hash, sender: account, recipient: other, amount: '1', token }
    await db
      .insertInto('transfers')
      .values([
        { ...moved, position: 0, kind: 'erc20', token_id: null },
        { ...moved, position: 1, kind: 'erc721', token_id: '7' },
      ])
      .execute()
  }
}, 60_000)
afterAll(() => local?.stop())

/** Every file of code that works on a page of an EVM account without purchases, in the order of the way. At most 18. */
const way = [
  'app.ts',
  'guards/client-guard.ts',
  'guards/origin-guard.ts',
  'guards/project-guard.ts',
  'origins/origins.ts',
  'http/parse-url.ts',
  'projects/read-project.ts',
  'db/open-database.ts',
  'guards/body-guard.ts',
  'guards/rate-guard.ts',
  'clock.ts',
  'history/routes.ts',
  'http/input.ts',
  'caip.ts',
  'chains/chains.ts',
  'history/entries.ts',
  'history/describe.ts',
  'tokens/display.ts',
]

test('behavior: GET /v1/account/…/history passes 18 files of code from the request to the rows', async () => {
  const app = createApp(local.backend)
  const ask = async (cursor: string) => {
    const query = `projectId=shop&chainId=eip155:1${cursor}`
    const headers = { origin: 'https://shop.example', host: '127.0.0.1:8787' }
    const response = await app.request(`http://127.0.0.1:8787/v1/account/${account}/history?${query}`, { headers })
    return (await response.json()) as { readonly data: readonly unknown[]; readonly next: string | null }
  }
  const { pages, files } = await filesThatRun(async () => {
    const first = await ask('')
    return [first, await ask(`&cursor=${first.next}`)]
  })
  expect(pages.map(({ data, next }) => [data.length, next === null])).toEqual([
    [20, false],
    [1, true],
  ])
  expect(files).toEqual([...way].sort())
  expect(files.length).toBeLessThanOrEqual(18)
})

test('behavior: docs/architecture.md walks along the same files', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/architecture.md', import.meta.url)), 'utf8')
  const steps = page.slice(page.indexOf('\n1. ', page.indexOf('a request for history')))
  const told = [...steps.matchAll(/`([\w/-]+\.ts)`/g)].map(([, path]) => path)
  expect(told.sort()).toEqual([...way].sort())
})

/** Runs `work` and lists the files of the backend in which anything ran meanwhile, or was read; tables are left out. */
async function filesThatRun<T>(
  work: () => Promise<T>,
): Promise<{ readonly pages: T; readonly files: readonly string[] }> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    // What ran before is not of interest; counts begin anew with each look.
    await session.post('Profiler.takePreciseCoverage')
    const pages = await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const files = result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
      .map(({ url }) => url.replace('file://', ''))
      .filter((url) => url.startsWith(sources) && !url.endsWith('.data.ts'))
      .map((url) => url.slice(sources.length))
      .sort()
    return { pages, files }
  } finally {
    session.disconnect()
  }
}
