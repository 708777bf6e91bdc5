import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkArchitecture } from './repo/architecture.js'
import { lengthLimits, measureLengths } from './repo/lengths.js'
import { checkOrphans } from './repo/orphans.js'
import { printFinding, readSources } from './repo/source.js'
import { violations } from './repo/violations.data.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the repository', () => {
  test('behavior: the code obeys the layer table, the seams and the style rules', () => {
    expect(checkArchitecture(root).map(printFinding)).toEqual([])
  })

  test('behavior: every file is reached from an entry of the package', () => {
    expect(checkOrphans(readSources(root)).map(printFinding)).toEqual([])
  })

  test('behavior: files are short', () => {
    const { files, median, p90, longest } = measureLengths(readSources(root))
    console.log(
      `architecture: ${files} files, median ${median}, p90 ${p90}, longest ${longest.lines} (${longest.path})`,
    )
    expect(median).toBeLessThanOrEqual(lengthLimits.median)
    expect(p90).toBeLessThanOrEqual(lengthLimits.p90)
    expect(longest.lines).toBeLessThanOrEqual(lengthLimits.longest)
  })
})

describe('the check itself', () => {
  let copy = ''
  let before: readonly string[] = []
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'architecture-'))
    for (const name of ['bin', 'cli', 'runtime', 'schema'])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    before = checkArchitecture(copy).map(printFinding)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(violations.map((each) => [each.name, each] as const))(
    'error: %s is reported, and nothing else',
    (_, { write, says }) => {
      for (const [path, text] of Object.entries(write)) {
        mkdirSync(dirname(join(copy, path)), { recursive: true })
        writeFileSync(join(copy, path), text)
      }
      const after = checkArchitecture(copy).map(printFinding)
      for (const path of Object.keys(write)) rmSync(join(copy, path))
      expect(after.filter((line) => !before.includes(line))).toEqual(says)
    },
  )

  test('error: a file that nothing imports is reported', () => {
    const path = 'runtime/core/zz-orphan.ts'
    writeFileSync(join(copy, path), '/** Probe. */\nexport const alone = 1\n')
    const found = checkOrphans(readSources(copy)).filter((finding) => finding.path === path)
    rmSync(join(copy, path))
    expect(found.map(printFinding)).toEqual([`orphan ${path}:2 no entry of the package reaches this file`])
  })
})
