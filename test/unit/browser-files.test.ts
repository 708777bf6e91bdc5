import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../setup/scratch.js'

/** What a test may do that needs a page of its own, in which things move: such a file is called `*.isolated.test.tsx`. */
const needs: Readonly<Record<string, RegExp>> = {
  'looks at motion': /\.getAnimations\(/,
  'waits in real time for what fades': /\b(browserHost|runningClock)\(\)/,
  'has a style sheet of a host': /\.css\?inline'/,
  'draws hosts and their libraries': /from '\.\/hosts\//,
  'stands between the page and the network': /\bcdp\(\)/,
  'looks at what the page has fetched': /getEntriesByType\(|new PerformanceObserver\(/,
  'replaces a module': /\bvi\.(mock|doMock)\(/,
  'waits on the timers of the page': /\bvi\.useFakeTimers\(/,
}

const folder = join(repository, 'test/browser')
const files = (await readdir(folder, { recursive: true })).filter((path) => /\.test\.tsx?$/.test(path)).sort()

test.each(files)('behavior: test/browser/%s has a page of its own exactly if it needs one', async (path) => {
  const text = await readFile(join(folder, path), 'utf8')
  const found = Object.entries(needs).flatMap(([need, sign]) => (sign.test(text) ? need : []))
  if (path.includes('.isolated.test.')) expect(found).not.toEqual([])
  else expect(found).toEqual([])
})
