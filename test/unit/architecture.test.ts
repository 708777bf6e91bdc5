import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { acts } from './repo/acts.data.js'
import { countFolders, filesOf } from './repo/acts.js'
import { checkArchitecture, readTree, type Tree, withFiles } from './repo/architecture.js'
import { lengthLimits, measureLengths } from './repo/lengths.js'
import { checkOrphans } from './repo/orphans.js'
import { printFinding } from './repo/source.js'
import { violations } from './repo/violations.data.js'

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)))

describe('the repository', () => {
  test('behavior: the code obeys the layer table, the seams and the style rules', () => {
    expect(checkArchitecture(tree).map(printFinding)).toEqual([])
  })

  test('behavior: every file is reached from an entry of the package', () => {
    expect(checkOrphans(tree.sources).map(printFinding)).toEqual([])
  })

  test('behavior: files are short', () => {
    const { files, median, p90, longest } = measureLengths(tree.sources)
    console.log(
      `architecture: ${files} files, median ${median}, p90 ${p90}, longest ${longest.lines} (${longest.path})`,
    )
    expect(median).toBeLessThanOrEqual(lengthLimits.median)
    expect(p90).toBeLessThanOrEqual(lengthLimits.p90)
    expect(longest.lines).toBeLessThanOrEqual(lengthLimits.longest)
  })
})

test.each(acts)('behavior: the files on the way, $name', ({ files, limits, ...act }) => {
  const found = filesOf(act, tree.imports)
  const counts = countFolders(found)
  console.log(`architecture: ${act.name}: ${JSON.stringify(counts)}`)
  const [folder = ''] = Object.keys(limits)
  expect(found.filter((path) => path.startsWith(`${folder}/`))).toEqual(files)
  for (const [name, most] of Object.entries(limits)) expect(counts[name]).toBeLessThanOrEqual(most)
})

describe('the check itself', () => {
  test('behavior: an act takes what its entry reaches, later too, and no file for its types only', () => {
    const { imports } = withFiles(tree, {
      'cli/zz-a.ts':
        "import './zz-b.js'\nimport type { D } from './zz-d.js'\nexport const load = () => import('./zz-c.js')\n",
      'cli/zz-b.ts': '',
      'cli/zz-c.ts': "import { x } from './zz-b.js'\n",
      'cli/zz-d.ts': 'export type D = 1\n',
    })
    const files = filesOf({ entry: 'cli/zz-a.ts', byPath: ['schema/zz.ts'] }, imports)
    expect(files).toEqual(['cli/zz-a.ts', 'cli/zz-b.ts', 'cli/zz-c.ts', 'schema/zz.ts'])
    expect(countFolders(files)).toEqual({ cli: 3, schema: 1 })
  })

  const before = checkArchitecture(tree).map(printFinding)

  test.each(violations.map((each) => [each.name, each] as const))(
    'error: %s is reported, and nothing else',
    (_, { write, says }) => {
      const after = checkArchitecture(withFiles(tree, write)).map(printFinding)
      expect(after.filter((line) => !before.includes(line))).toEqual(says)
    },
  )

  test('error: a file that nothing imports is reported', () => {
    const path = 'runtime/core/zz-orphan.ts'
    const { sources } = withFiles(tree, { [path]: '/** Probe. */\nexport const alone = 1\n' })
    const found = checkOrphans(sources).filter((finding) => finding.path === path)
    expect(found.map(printFinding)).toEqual([`orphan ${path}:2 no entry of the package reaches this file`])
  })

  test('behavior: a tree is what lies in the folder, in the order of its paths', () => {
    const folder = mkdtempSync(join(tmpdir(), 'architecture-'))
    try {
      const texts = {
        'cli/a-b.ts': 'export const b = 1\n',
        'cli/a.test.ts': '',
        'cli/a/c.ts': '',
        'cli/a.ts': '',
        'runtime/ui/css/z.css': '',
        'test/b.ts': '',
        'test/node_modules/c.ts': '',
        'docs/d.ts': '',
      }
      for (const [path, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      const paths = ({ sources, files }: Tree) => [sources.map(({ path }) => path), files.map(({ path }) => path)]
      const { 'test/node_modules/c.ts': _, ...counted } = texts
      const { 'docs/d.ts': __, ...code } = counted
      expect(paths(readTree(folder))).toEqual([
        ['cli/a-b.ts', 'cli/a.ts', 'cli/a/c.ts'],
        ['cli/a-b.ts', 'cli/a.test.ts', 'cli/a.ts', 'cli/a/c.ts', 'runtime/ui/css/z.css', 'test/b.ts'],
      ])
      expect(paths(withFiles({ sources: [], files: [], imports: [], findings: [] }, code))).toEqual(
        paths(readTree(folder)),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
