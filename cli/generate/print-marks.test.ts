import { expect, test } from 'vitest'
import { resolvedConfig, resolvedNetwork } from '../../test/unit/resolved-config.js'
import { artifacts } from './artifacts.js'
import { networkMarks } from './marks.data.js'

/** Every generated file by name, of an app with these networks. */
function filesOf(...ids: readonly number[]): Readonly<Record<string, string>> {
  const resolved = resolvedConfig({ networks: ids.map((id) => resolvedNetwork(id)) })
  const files = artifacts(resolved, { folder: 'kit', version: '0.1.0' })
  return Object.fromEntries(files.map(({ path, content }) => [path.replace('kit/', ''), content]))
}

test('behavior: the marks of the own networks are in a file of their own, which the page fetches when it needs it', () => {
  const files = filesOf(8453, 1, 999)
  const marks = files['marks.ts'] ?? ''
  expect([...marks.matchAll(/^ {2}'(.+)': \{/gm)].map(([, id]) => id)).toEqual(['eip155:8453', 'eip155:1'])
  for (const id of ['eip155:8453', 'eip155:1']) {
    for (const [path] of networkMarks[id]?.shapes ?? []) expect(marks).toContain(`'${path}'`)
    expect(marks).toContain(networkMarks[id]?.picture)
  }
  expect(marks).toContain("\nexport { MarkDrawing } from 'create-modal-kit/marks'\n")
  expect(files['generated.ts']).toContain("\n  marks: () => import('./marks'),\n")
  const others = Object.entries(files).filter(([name]) => name !== 'marks.ts')
  for (const [path] of networkMarks['eip155:1']?.shapes ?? []) {
    expect(others.filter(([, text]) => text.includes(path)).map(([name]) => name)).toEqual([])
  }
})

test('behavior: the mark of a native coin is there once, for each network that pays with it', () => {
  const marks = filesOf(8453, 42_161)['marks.ts'] ?? ''
  expect([...marks.matchAll(/^ {2}'(.+)': \{/gm)].map(([, id]) => id)).toEqual([
    'eip155:8453',
    'eip155:42161',
    'eip155:1',
  ])
  expect(marks).toContain("\nexport const coins = {\n  'eip155:8453': 'eip155:1',\n  'eip155:42161': 'eip155:1',\n}\n")
})

test('behavior: a coin that the kit has no mark of has none', () => {
  const gnosis = { ...resolvedNetwork(100), nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 } }
  const strange = { ...resolvedNetwork(1), nativeCurrency: { name: 'Strange', symbol: 'constructor', decimals: 18 } }
  const files = artifacts(resolvedConfig({ networks: [gnosis, strange] }), { folder: 'kit', version: '0.1.0' })
  expect(files.find(({ path }) => path === 'kit/marks.ts')?.content).toContain('\nexport const coins = {}\n')
})

test('behavior: without a network that has a mark there is no such file, and no word of it', () => {
  const files = filesOf(999, 31_337)
  expect(Object.keys(files)).not.toContain('marks.ts')
  expect(files['generated.ts']).not.toContain('marks')
})

test('behavior: gradients and fill rules are printed as they are', () => {
  const marks = filesOf(137, 324)['marks.ts'] ?? ''
  expect(marks).toContain("'evenodd'")
  const gradient = networkMarks['eip155:137']?.shapes.find(([, fill]) => typeof fill !== 'string')?.[1]
  expect(typeof gradient).toBe('object')
  const [line = [], stops = []] = typeof gradient === 'object' ? gradient : []
  expect(marks).toContain(`[${line.join(', ')}]`)
  for (const [offset, color] of stops) expect(marks).toContain(`[${offset}, '${color}']`)
})
