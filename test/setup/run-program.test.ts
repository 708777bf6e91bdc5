import { afterEach, expect, test } from 'vitest'
import { mustRun, plainEnv, runProgram } from './run-program.js'

const cwd = import.meta.dirname
const node = (script: string, deadlineMs?: number) =>
  runProgram(process.execPath, ['-e', script], deadlineMs === undefined ? { cwd } : { cwd, deadlineMs })

const before = process.env['NODE_ENV']
afterEach(() => {
  process.env['NODE_ENV'] = before
})

test('behavior: a build under a test runner is still a production build', () => {
  process.env['NODE_ENV'] = 'test'
  expect(Object.keys(plainEnv()).filter((name) => /NODE_ENV|VITEST/.test(name))).toEqual([])
})

test('error: mustRun rejects with what the program said', async () => {
  const failing = mustRun(process.execPath, ['-e', 'console.error("why"); process.exit(1)'], { cwd })
  await expect(failing).rejects.toThrow(/ended with 1[\s\S]*why/)
})

test('error: a program past its deadline is ended', async () => {
  await expect(node('setInterval(() => {}, 1000)', 200)).rejects.toThrow('did not end within 200 ms')
})
