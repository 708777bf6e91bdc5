/** Lines of tests that need a process of their own, and why. */
export const notShared = [
  ["vi.mock('viem', () => ({}))", 'mocks modules'],
  ["vi.doMock('viem')", 'mocks modules'],
  ['vi.resetModules()', 'mocks modules'],
  ["vi.stubGlobal('window', {})", 'replaces globals'],
  ["vi.stubEnv('CI', '')", 'replaces globals'],
  ['vi.useFakeTimers()', 'replaces globals'],
  ["vi.spyOn(console, 'log')", 'replaces globals'],
  ['globalThis.fetch = fake', 'replaces globals'],
  ["Object.defineProperty(globalThis, 'window', {})", 'replaces globals'],
  ["process.chdir('/')", 'changes its process'],
  ["process.on('exit', end)", 'changes its process'],
  ['process.exitCode = 1', 'changes its process'],
  ["process.env['CI'] = ''", 'changes its process'],
  ['process.env.CI = ""', 'changes its process'],
  ['delete process.env.CI', 'changes its process'],
  ["import { spawn } from 'node:child_process'", 'starts programs'],
  ['// @vitest-environment jsdom', 'needs a page'],
] as const

/** Lines of a test that may share its process: it only looks. */
export const shared: readonly string[] = [
  "import { run } from './run.js'",
  'expect(globalThis.fetch === before, process.env.PATH).toBe(true)',
  "if (process.env['CI'] === 'x' || process.exitCode === 1) vi.fn()",
  "vi.spyOn(kit, 'open')",
]

/** A line of a product module that such a test imports. */
export const product = "import { spawn } from 'node:child_process'"
