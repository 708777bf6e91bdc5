import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { runProgram } from './run.js'

const node = (script: string, signal = new AbortController().signal) =>
  runProgram(process.execPath, ['-e', script], { cwd: tmpdir(), signal })

test('behavior: resolves to the exit code', async () => {
  expect(await node('process.exit(0)')).toBe(0)
  expect(await node('process.exit(7)')).toBe(7)
})

test('behavior: runs in the folder it is told', async () => {
  expect(await node(`process.exit(require('fs').realpathSync('.') === ${JSON.stringify(tmpdir())} ? 0 : 3)`)).toBe(0)
})

test('behavior: the signal ends the program', async () => {
  const controller = new AbortController()
  const running = node('setInterval(() => {}, 1000)', controller.signal)
  controller.abort()
  expect(await running).toBe(1)
  expect(await node('setInterval(() => {}, 1000)', controller.signal)).toBe(1)
})

test('error: a program that is not there', async () => {
  await expect(
    runProgram('no-such-program', [], { cwd: tmpdir(), signal: new AbortController().signal }),
  ).rejects.toMatchObject({ code: 'cli/no-program', fix: 'Install no-such-program, or choose another one.' })
})
