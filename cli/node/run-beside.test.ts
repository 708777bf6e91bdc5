import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { soon } from '../../test/setup/soon.js'
import { runBeside } from './run.js'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'modal-kit-beside-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const start = (words: readonly string[], signal = new AbortController().signal) =>
  runBeside(words, { cwd, env: process.env, signal })

/** A shell that starts a process of its own, as `npm run dev` does, and writes down both. */
const family = (end: string) => ['sh', '-c', `echo $$ > own.pid; sleep 600 & echo $! > child.pid; ${end}`]

async function pids(): Promise<readonly number[]> {
  const read = (name: string) => Number(readFileSync(join(cwd, name), 'utf8'))
  return soon(() => {
    const found = [read('own.pid'), read('child.pid')]
    expect(found.every((pid) => pid > 0)).toBe(true)
    return found
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('behavior: resolves to the exit code', async () => {
  expect(await start([process.execPath, '-e', 'process.exit(0)'])).toBe(0)
  expect(await start([process.execPath, '-e', 'process.exit(7)'])).toBe(7)
})

test('behavior: the signal ends it and what it has started, and the promise resolves when they are gone', async () => {
  const controller = new AbortController()
  const running = start(family('wait'), controller.signal)
  const found = await pids()
  expect(found.map(isAlive)).toEqual([true, true])
  controller.abort()
  await running
  expect(found.map(isAlive)).toEqual([false, false])
})

test('behavior: what it leaves behind when it ends by itself goes too', async () => {
  expect(await start(family('exit 3'))).toBe(3)
  expect((await pids()).map(isAlive)).toEqual([false, false])
})

test('behavior: a program that ignores the request is killed', async () => {
  const controller = new AbortController()
  const running = start(
    ['sh', '-c', "trap '' TERM; echo $$ > own.pid; sleep 600 & echo $! > child.pid; wait; wait"],
    controller.signal,
  )
  const found = await pids()
  controller.abort()
  await running
  expect(found.map(isAlive)).toEqual([false, false])
})

test('behavior: it finds the programs of node_modules/.bin', async () => {
  const bin = join(cwd, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'the-dev-server'), '#!/bin/sh\necho "$1" > said', { mode: 0o755 })
  expect(await start(['the-dev-server', 'hello'])).toBe(0)
  expect(readFileSync(join(cwd, 'said'), 'utf8')).toBe('hello\n')
})

test('error: a program that is not there, and nothing is started after the signal', async () => {
  await expect(start(['no-such-program'])).rejects.toMatchObject({ code: 'cli/no-program' })
  await expect(start(['sh', '-c', 'echo > started'], AbortSignal.abort())).rejects.toThrow()
  expect(existsSync(join(cwd, 'started'))).toBe(false)
})

test('behavior: it leaves no listener on the process', async () => {
  const before = process.listenerCount('exit')
  await start([process.execPath, '-e', ''])
  expect(process.listenerCount('exit')).toBe(before)
})
