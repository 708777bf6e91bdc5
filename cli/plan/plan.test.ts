import { describe, expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { stamp } from '../generate/stamp.js'
import { type Artifact, makePlan, type Plan, pendingChanges, planJson, showDiff, showPlan } from './plan.js'

const text = (body: string, version = '1.0.0') => stamp('ts', body, version)
const generated: Artifact = { path: 'kit/generated.ts', owner: 'generated', content: text('export const a = 1\n') }
const yours: Artifact = { path: 'kit/index.tsx', owner: 'yours', content: 'new' }

async function changeTo(artifact: Artifact, disk: Record<string, string>, force = false) {
  const { changes } = await makePlan({ artifacts: [artifact], edits: [], force }, fakeContext({ files: disk }))
  return changes
}

describe('generated files', () => {
  test('behavior: created when missing, kept when equal', async () => {
    expect(await changeTo(generated, {})).toEqual([{ kind: 'create', path: generated.path, after: generated.content }])
    expect(await changeTo(generated, { [generated.path]: generated.content })).toEqual([
      { kind: 'keep', path: generated.path },
    ])
  })

  test('behavior: kept when only a formatter has been there', async () => {
    const formatted = generated.content.replace('= 1', '=   1;')
    expect(await changeTo(generated, { [generated.path]: formatted })).toEqual([{ kind: 'keep', path: generated.path }])
  })

  test('behavior: replaced when the content or the version is another', async () => {
    for (const before of [text('export const a = 2\n'), text('export const a = 1\n', '0.9.0')])
      expect(await changeTo(generated, { [generated.path]: before })).toEqual([
        { kind: 'replace', path: generated.path, before, after: generated.content },
      ])
  })

  test('behavior: refused when edited by hand, even to what would be generated now', async () => {
    const before = text('export const a = 2\n').replace('a = 2', 'a = 1')
    expect(await changeTo(generated, { [generated.path]: before })).toMatchObject([
      { kind: 'refuse', before, after: generated.content, reason: 'it was edited by hand' },
    ])
  })

  test('behavior: refused when it was there before the kit', async () => {
    expect(await changeTo(generated, { [generated.path]: 'mine' })).toMatchObject([
      { kind: 'refuse', reason: "it wasn't written by create-modal-kit" },
    ])
  })

  test('behavior: forced, with a copy beside it', async () => {
    expect(await changeTo(generated, { [generated.path]: 'mine' }, true)).toEqual([
      { kind: 'create', path: 'kit/generated.ts.orig', after: 'mine' },
      { kind: 'replace', path: 'kit/generated.ts', before: 'mine', after: generated.content },
    ])
    const again = { [generated.path]: 'mine', 'kit/generated.ts.orig': 'older' }
    expect((await changeTo(generated, again, true))[0]).toMatchObject({
      kind: 'replace',
      before: 'older',
      after: 'mine',
    })
  })
})

test('behavior: a file of the user is written once and never again, not even by force', async () => {
  expect(await changeTo(yours, {})).toEqual([{ kind: 'create', path: yours.path, after: 'new' }])
  expect(await changeTo(yours, { [yours.path]: 'old' }, true)).toEqual([{ kind: 'keep', path: yours.path }])
})

test('behavior: an edit is a replacement on the text it was computed on, or nothing', async () => {
  const edits = [
    { path: 'a.ts', before: 'a', after: 'b', summary: 'import the stylesheet' },
    { path: 'b.ts', before: 'a', after: 'a', summary: 'nothing' },
  ]
  const plan = await makePlan({ artifacts: [], edits, force: false }, fakeContext())
  expect(plan.changes).toEqual([
    { kind: 'replace', path: 'a.ts', before: 'a', after: 'b', summary: 'import the stylesheet' },
    { kind: 'keep', path: 'b.ts' },
  ])
  expect(pendingChanges(plan)).toHaveLength(1)
})

describe('leftovers of another config', () => {
  const path = 'kit/locale-de.ts'
  const ours = text('export const locale = 1\n')
  async function planned(before: string | undefined, force = false) {
    const context = fakeContext({ files: before === undefined ? {} : { [path]: before } })
    const { changes } = await makePlan({ artifacts: [generated], edits: [], leftovers: [path], force }, context)
    return changes.slice(1)
  }

  test('behavior: removed where they carry our stamp, after everything else', async () => {
    expect(await planned(ours)).toEqual([{ kind: 'remove', path, before: ours }])
  })

  test('behavior: left alone where they are not ours, or not there', async () => {
    expect(await planned('export const mine = 1\n')).toEqual([])
    expect(await planned(undefined)).toEqual([])
  })

  test('behavior: refused when edited by hand, and removed by force with a copy beside it', async () => {
    const edited = ours.replace('= 1', '= 2')
    expect(await planned(edited)).toMatchObject([{ kind: 'refuse', path, before: edited, after: '' }])
    expect(await planned(edited, true)).toEqual([
      { kind: 'create', path: `${path}.orig`, after: edited },
      { kind: 'remove', path, before: edited },
    ])
  })
})

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

const shown: Plan = {
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
  expect(JSON.parse(planJson(shown, { isWritten: false }))).toEqual({
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
