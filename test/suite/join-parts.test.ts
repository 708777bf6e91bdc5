import { expect, test } from 'vitest'
import { joinParts } from './join-parts.js'
import { type Part, parts } from './parts.data.js'

const named = (...names: string[]) => parts.filter(({ name }) => names.includes(name))

test('behavior: every project, need and file of the parts is in those that are run', () => {
  const run = joinParts(parts)
  expect(run.map(({ name }) => name)).toEqual(['unit', 'browser', 'e2e+slow'])
  const all = (list: readonly Part[], of: (part: Part) => readonly string[]) => [...new Set(list.flatMap(of))].sort()
  const kinds: readonly ((part: Part) => readonly string[])[] = [
    ({ projects }) => projects,
    ({ needs }) => needs,
    ({ turnFiles = [] }) => turnFiles.flat(2),
    ({ folderTests = {} }) => Object.keys(folderTests),
  ]
  for (const of of kinds) expect(all(run, of)).toEqual(all(parts, of))
  expect(run.flatMap(({ turnFiles = [] }) => turnFiles)).toEqual(parts.flatMap(({ turnFiles = [] }) => turnFiles))
})

test.each(parts.map(({ name }) => [name]))('behavior: %s alone is run as it is', (name) => {
  expect(joinParts(named(name))).toEqual(named(name))
})

test('behavior: parts of which none stands beside another stay as they are', () => {
  expect(joinParts(named('unit', 'slow'))).toEqual(named('unit', 'slow'))
})
