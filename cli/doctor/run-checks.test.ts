import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import type { Check } from './check.js'
import type { Facts } from './facts.js'
import { runChecks } from './run-checks.js'

const check = (id: string, run: Check['run'], severity: Check['severity'] = 'warning'): Check => ({
  id,
  severity,
  title: `${id} holds`,
  why: `${id} hurts.`,
  run,
})
const facts: Facts = {
  ...fakeContext(),
  mode: 'development',
  urls: [],
  pages: [],
  config: { folder: 'src/modal-kit', files: [], forProduction: [] },
  folders: ['/app'],
  manager: { id: 'npm', lockfiles: [], install: [], run: 'npm run', add: 'npm install' },
  lockfiles: [],
  ask: async () => ({ isThere: false, reason: 'nobody is asked here' }),
}
const found = (what: string) => ({ what, fix: 'Do it.' })

test('behavior: errors come first, then in the order of the checks, each with what its check says', async () => {
  const reported = await runChecks(
    [
      check('A', async () => [found('a'), { ...found('b'), severity: 'info', why: 'Because.' }]),
      check('B', async () => [found('c')], 'error'),
      check('C', async () => []),
    ],
    facts,
    fakeContext(),
  )
  expect(reported.map(({ id, severity, what, why }) => [id, severity, what, why])).toEqual([
    ['B', 'error', 'c', 'B hurts.'],
    ['A', 'warning', 'a', 'A hurts.'],
    ['A', 'info', 'b', 'Because.'],
  ])
})

test('error: a check that throws, at once or later, or never ends is a finding, and the others run', async () => {
  const reported = await runChecks(
    [
      check('A', () => {
        throw new Error('it is broken.')
      }),
      check('B', () => Promise.reject('why')),
      check('C', () => new Promise(() => {})),
      check('D', async () => [found('d')]),
    ],
    facts,
    { signal: fakeContext().signal, ms: 20 },
  )
  expect(reported.map(({ id, what, severity }) => [id, what, severity])).toEqual([
    ['A', 'Could not be checked: it is broken.', 'warning'],
    ['B', 'Could not be checked: why.', 'warning'],
    ['C', "Could not be checked: it wasn't done within 0.02 s.", 'warning'],
    ['D', 'd', 'warning'],
  ])
})

test('error: Ctrl-C ends it', async () => {
  const context = fakeContext()
  const running = runChecks([check('A', () => new Promise(() => {}))], facts, context)
  context.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
})
