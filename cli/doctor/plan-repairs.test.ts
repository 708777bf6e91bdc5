import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import type { Change } from '../plan/plan.js'
import type { Repair } from './check.js'
import { planRepairs } from './plan-repairs.js'
import { readFacts } from './read-facts.js'
import type { Reported } from './run-checks.js'

const finding = (repair?: Repair): Reported => ({
  id: 'A',
  severity: 'error',
  title: 'A holds',
  what: 'a',
  why: 'A hurts.',
  fix: 'Do it.',
  ...(repair && { repair }),
})
const change = (path: string, after: string): Change => ({ kind: 'replace', path, before: '', after })

test('behavior: every file once, in the order of the findings, by the first repair that wants it', async () => {
  const facts = await readFacts(fakeContext(), { mode: 'development', urls: [], isOffline: true })
  const findings = [
    finding(() => [change('a.ts', '1'), change('b.ts', '1')]),
    finding(),
    finding(({ cwd }) => [change('b.ts', '2'), { kind: 'create', path: `${cwd}/c.ts`, after: '3' }]),
  ]
  expect(planRepairs(findings, facts)).toEqual({
    changes: [change('a.ts', '1'), change('b.ts', '1'), { kind: 'create', path: '/app/c.ts', after: '3' }],
  })
  expect(planRepairs([finding()], facts)).toEqual({ changes: [] })
})
