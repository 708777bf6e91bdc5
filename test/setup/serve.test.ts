import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { outsideFolder, type Scratch } from './scratch.js'
import { type Served, type ServeOptions, serve } from './serve.js'

const open: { scratch?: Scratch; server?: Served } = {}
afterEach(() => Promise.all([open.server?.stop(), open.scratch?.remove()]))

async function served(options: Omit<ServeOptions, 'dir'> = {}): Promise<Served> {
  open.scratch = await outsideFolder()
  const { dir } = open.scratch
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'index.html'), '<html><head><title>x</title></head></html>')
  await writeFile(join(dir, 'assets/a.js'), 'one()')
  open.server = await serve({ dir, ...options })
  return open.server
}

const textOf = async (url: string) => (await fetch(url)).text()

test('behavior: serves files with their type, and the page for any path without a dot', async () => {
  const { origin, requests } = await served()
  const script = await fetch(`${origin}/assets/a.js`)
  expect(await script.text()).toBe('one()')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await textOf(`${origin}/some/route?x=1`)).toContain('<title>')
  expect(requests).toEqual(['/assets/a.js', '/some/route'])
})

test('behavior: puts the script before all others, and sends the headers', async () => {
  const { origin } = await served({ script: 'two()', headers: { 'x-test': 'yes' } })
  const [, source] = /<head><script src="([^"]+)">/.exec(await textOf(origin)) ?? []
  const script = await fetch(`${origin}${source}`)
  expect(await script.text()).toBe('two()')
  expect(script.headers.get('x-test')).toBe('yes')
})

test('error: 404 for what is not there or lies outside', async () => {
  const { origin } = await served()
  const statuses = ['/assets/b.js', '/..%2f..%2fetc/host.conf', '/../package.json'].map(
    async (path) => (await fetch(origin + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 404])
})
