import { expect, test } from 'vitest'
import type { Plan } from './plan.js'
import { showDiff, showPlan } from './plan.js'

const plan: Plan = {
  changes: [
    { kind: 'create', path: 'kit/new.ts', after: 'a\nb\n' },
    {
      kind: 'replace',
      path: 'main.tsx',
      before: 'one\ntwo\nthree\n',
      after: 'one\n2\nthree\n',
      summary: 'import the stylesheet',
    },
    { kind: 'replace', path: 'kit/generated.ts', before: 'x\n', after: 'y\n' },
    { kind: 'keep', path: 'kit/index.tsx' },
    { kind: 'refuse', path: 'kit/csp.json', before: '{"a":1}\n', after: '{}\n', reason: 'it was edited by hand' },
    { kind: 'remove', path: 'kit/locale-de.ts', before: 'gone\n' },
  ],
}

test('behavior: a table has one line for each file', () => {
  expect(showPlan(plan)).toMatchInlineSnapshot(`
    "create  kit/new.ts
    change  main.tsx (import the stylesheet)
    change  kit/generated.ts
    keep    kit/index.tsx
    refuse  kit/csp.json (it was edited by hand)
    remove  kit/locale-de.ts"
  `)
})

test('behavior: a diff is what git would show', async () => {
  expect(await showDiff(plan)).toMatchInlineSnapshot(`
    "--- /dev/null
    +++ b/kit/new.ts
    @@ -0,0 +1,2 @@
    +a
    +b
    --- a/main.tsx
    +++ b/main.tsx
    @@ -1,3 +1,3 @@
     one
    -two
    +2
     three
    --- a/kit/generated.ts
    +++ b/kit/generated.ts
    @@ -1,1 +1,1 @@
    -x
    +y
    --- a/kit/csp.json
    +++ b/kit/csp.json
    @@ -1,1 +1,1 @@
    -{"a":1}
    +{}
    --- a/kit/locale-de.ts
    +++ /dev/null
    @@ -1,1 +0,0 @@
    -gone
    "
  `)
})

test('behavior: without changes the diff is empty', async () => {
  expect(await showDiff({ changes: [{ kind: 'keep', path: 'a' }] })).toBe('')
})
