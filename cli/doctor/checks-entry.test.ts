import { expect, test } from 'vitest'
import { doctor, healthy, main } from '../../test/unit/doctor-run.js'

const withoutStyles = main('<ModalKit />').replace(/^import '.*css'$/m, "// import './modal-kit/modal-kit.css'")

test.each([
  ['D-38', 'No file of the app renders', { 'src/main.tsx': main('') }],
  ['D-38', 'No file of the app renders', { 'src/main.tsx': main('{/* <ModalKit /> */}') }],
  ['U-stylesheet', 'imports src/modal-kit/modal-kit.css', { 'src/main.tsx': withoutStyles }],
] as const)('error: %s: %s', async (id, says, change) => {
  const { code, ids, findings } = await doctor({ ...(await healthy()), ...change }, '--offline')
  expect([code, ids]).toEqual([1, [id]])
  expect(findings[0]?.what).toContain(says)
})

test('error: D-38: placed 2 times', async () => {
  const second = { 'src/pages/a.tsx': "import { ModalKit as Kit } from '../modal-kit'\nconst a = <Kit />\n" }
  const { code, ids, findings } = await doctor({ ...(await healthy()), ...second }, '--offline')
  expect([code, ids]).toEqual([0, ['D-38']])
  expect(findings[0]).toMatchObject({ file: 'src/pages/a.tsx', line: 2, severity: 'warning' })
  expect(findings[0]?.what).toContain('placed 2 times')
})

test.each([
  ['src/kit.ts', "export { ModalKit } from './modal-kit'\n", "import { ModalKit } from './kit'\n<ModalKit />\n"],
  ['src/kit.ts', "export * from './modal-kit'\n", "import * as Kit from './kit'\n<Kit.ModalKit />\n"],
  [
    'src/late.js',
    "export const Late = lazy(async () => ({ default: (await import('./modal-kit')).ModalKit }))\n",
    "import { Late } from './late'\n<Late />\n",
  ],
  ['src/frame.js', "import { ModalKit } from './modal-kit'\ncreateElement(ModalKit)\n", "import './frame'\n"],
])('behavior: a provider that comes by %s is placed: %s', async (path, text, entry) => {
  const styles = { 'src/app.css': "@import './modal-kit/modal-kit.css';\n" }
  const files = { ...(await healthy()), ...styles, [path]: text, 'src/main.tsx': entry }
  expect((await doctor(files, '--offline')).findings).toEqual([])
})

test.each([
  ['src/app.scss', "@use './modal-kit/modal-kit.css';\n"],
  ['index.html', '<link rel="stylesheet" href="/src/modal-kit/modal-kit.css">\n'],
  ['src/styles.ts', "import '@/modal-kit/modal-kit.css'\n"],
])('behavior: a stylesheet that comes by %s is imported', async (path, text) => {
  const entry = "import { ModalKit } from './modal-kit'\n<ModalKit />\n"
  const files = { ...(await healthy()), 'src/main.tsx': entry, [path]: text }
  expect((await doctor(files, '--offline')).findings).toEqual([])
})
