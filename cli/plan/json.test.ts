import { expect, test } from 'vitest'
import type { Plan } from './plan.js'
import { planJson } from './plan.js'

const plan: Plan = {
  changes: [
    { kind: 'keep', path: 'kit/index.tsx' },
    { kind: 'create', path: 'kit/new.ts', after: 'a secret of the file' },
    { kind: 'replace', path: 'main.tsx', before: 'x', after: 'y', summary: 'import the stylesheet' },
    { kind: 'replace', path: 'kit/generated.ts', before: 'x', after: 'y' },
    { kind: 'refuse', path: 'kit/csp.json', before: 'x', after: 'y', reason: 'it was edited by hand' },
    { kind: 'remove', path: 'kit/locale-de.ts', before: 'gone' },
  ],
}

test('behavior: programs read what is done to which file and why, without the contents and what stays', () => {
  expect(JSON.parse(planJson(plan, { isWritten: false }))).toEqual({
    changes: [
      { kind: 'create', path: 'kit/new.ts' },
      { kind: 'replace', path: 'main.tsx', summary: 'import the stylesheet' },
      { kind: 'replace', path: 'kit/generated.ts' },
      { kind: 'refuse', path: 'kit/csp.json', reason: 'it was edited by hand' },
      { kind: 'remove', path: 'kit/locale-de.ts' },
    ],
    isWritten: false,
  })
})

test('behavior: nothing to do is an empty list, and people can read it', () => {
  expect(planJson({ changes: [{ kind: 'keep', path: 'a' }] })).toBe('{\n  "changes": []\n}')
})
