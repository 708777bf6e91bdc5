import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listFiles } from './repo/source.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/interop.md'), 'utf8')
const hosts = 'test/e2e/interop/hosts'

/** An example names its file and the sample host it is of: `tsx src/wallet.tsx viem`. */
const examples = [...page.matchAll(/^```tsx? (\S+) (\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', host = '', text]) => ({
    path: `${hosts}/${host}/${path}`,
    text,
  }),
)

test('behavior: every example of docs/interop.md is a file of a sample host, word for word', () => {
  const fences = page.match(/^```\w/gm)
  expect(examples).toHaveLength(fences?.length ?? 0)
  for (const { path, text } of examples) expect(text, path).toBe(readFileSync(join(root, path), 'utf8'))
})

test('behavior: every file of a sample host is shown: the page leaves nothing to guess', () => {
  expect(examples.map(({ path }) => path).sort()).toEqual([...listFiles(root, [hosts])].sort())
})

test('behavior: every link within the page leads to a heading', () => {
  const anchors = [...page.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  )
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(anchors).toContain(link)
})
