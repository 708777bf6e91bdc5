import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type FakeContext, fakeContext } from '../../test/unit/fake-context.js'
import { ownVersion } from '../node/own-package.js'
import { generateFiles } from './generate.js'

/**
 * Small projects with what they turn into beside them: `before` is a folder as a user has it, `after` the kit's folder
 * in it, `mode.txt` the mode where it is not development. `vitest -u` writes `after` anew; a person reads the difference.
 * `npm run check` compiles every `after` against the packed kit.
 */
const golden = fileURLToPath(new URL('../../test/e2e/golden', import.meta.url))
const cases = readdirSync(golden).sort()

/** The text of every file below a folder, by its path from there. */
function filesIn(folder: string): Record<string, string> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.sort().map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  )
}

/** The version is not part of what is compared: it changes with every release. */
const anyVersion = (text: string) => text.replace(`create-modal-kit ${ownVersion()} `, 'create-modal-kit 0.0.0 ')
const thisVersion = (text: string) => text.replace('create-modal-kit 0.0.0 ', `create-modal-kit ${ownVersion()} `)

async function generated(name: string): Promise<FakeContext> {
  const before = Object.entries(filesIn(join(golden, name, 'before')))
  const context = fakeContext({ files: Object.fromEntries(before.map(([path, text]) => [path, thisVersion(text)])) })
  const mode = filesIn(join(golden, name))['mode.txt']?.trim()
  await generateFiles(context, mode === undefined ? {} : { mode })
  return context
}

test.each(cases)('behavior: %s', async (name) => {
  const context = await generated(name)
  const before = filesIn(join(golden, name, 'before'))
  const kit = Object.entries(context.files.snapshot()).filter(([path]) => /^(src\/)?modal-kit\//.test(path))
  for (const [path, text] of kit) await expect(anyVersion(text)).toMatchFileSnapshot(join(golden, name, 'after', path))
  expect(Object.keys(filesIn(join(golden, name, 'after')))).toEqual(kit.map(([path]) => path).sort())
  for (const [path, text] of Object.entries(before))
    if (!path.includes('modal-kit/')) expect(context.files.snapshot()[path]).toBe(text)
})

test.each(cases)('behavior: %s, and a second time nothing', async (name) => {
  const context = await generated(name)
  context.files.writes.length = 0
  const mode = filesIn(join(golden, name))['mode.txt']?.trim()
  expect((await generateFiles(context, mode === undefined ? {} : { mode })).changes).toEqual([])
  expect(context.files.writes).toEqual([])
})

test('behavior: a pass of a formatter stays as it is, and what is not wanted any more goes', async () => {
  const formatted = await generated('formatted')
  expect(formatted.files.writes).toEqual(['/app/src/modal-kit/index.tsx'])
  const leftovers = await generated('leftovers')
  expect(leftovers.files.removals).toEqual(['/app/src/modal-kit/locale-fr.ts'])
  expect(leftovers.files.snapshot()['src/modal-kit/mine.ts']).toBe('export const mine = 1\n')
})
