import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { awaitEnd, endProcesses, findProcesses } from './left-running.js'
import { MARK, openRunFolder } from './run-folder.js'

let scratch: Scratch
beforeEach(async () => {
  scratch = await outsideFolder()
})
afterEach(async () => {
  await endProcesses(MARK, scratch.dir)
  await scratch.remove()
})

/** A program that starts another one in a session of its own and goes; the other one stays. */
function leaveBehind(mark: string): void {
  const stay = 'setInterval(() => {}, 1_000)'
  const start = `require('node:child_process').spawn(process.execPath, ['-e', '${stay}'], { detached: true, stdio: 'ignore' }).unref()`
  spawnSync(process.execPath, ['-e', start], { env: { ...process.env, [MARK]: mark } })
}

test('behavior: finds what a program left running, also in a session of its own, and ends it', async () => {
  const mark = join(scratch.dir, 'run')
  leaveBehind(mark)
  expect(findProcesses(MARK, mark).map(({ command }) => command)).toEqual([expect.stringContaining('setInterval')])
  expect(findProcesses(MARK, `${mark}-other`)).toEqual([])
  expect(await awaitEnd(MARK, mark, 100)).toHaveLength(1)
  await endProcesses(MARK, mark)
  expect(await awaitEnd(MARK, mark, 10_000)).toEqual([])
})

test('behavior: what is about to end is waited for', async () => {
  const mark = join(scratch.dir, 'run')
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    env: { ...process.env, [MARK]: mark },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await vi.waitFor(() => expect(findProcesses(MARK, mark)).toHaveLength(1))
  child.stdin.end()
  expect(await awaitEnd(MARK, mark, 10_000)).toEqual([])
})

test('behavior: a run writes into its own folder, which goes with everything that still runs', async () => {
  const run = await openRunFolder(scratch.dir)
  expect(run.env).toEqual({ [MARK]: run.dir, TMPDIR: run.dir })
  leaveBehind(run.dir)
  writeFileSync(join(run.dir, 'rest'), '')
  await run.close()
  expect(findProcesses(MARK, run.dir)).toEqual([])
  expect(readdirSync(scratch.dir)).toEqual([])
})

test('behavior: a run that was cut off is cleared by the next one; one that goes on is left alone', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const living = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  const [dead, alive] = [gone, living.pid].map((pid) => {
    const dir = join(scratch.dir, `modal-kit-run-${userInfo().uid}-${pid}`)
    mkdirSync(dir)
    writeFileSync(join(dir, 'owner'), String(pid))
    return dir
  })
  leaveBehind(dead ?? '')
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const run = await openRunFolder(scratch.dir)
    expect(findProcesses(MARK, dead ?? '')).toEqual([])
    expect([existsSync(dead ?? ''), existsSync(alive ?? '')]).toEqual([false, true])
    expect(told).toHaveBeenCalledWith(`A run that was cut off left ${dead} and 1 processes. They are gone now.`)
    await run.close()
  } finally {
    living.stdin.end()
    told.mockRestore()
  }
})
