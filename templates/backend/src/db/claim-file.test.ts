import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFile } from './claim-file.js'

let folder = ''
let lock = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-claim-'))
  lock = join(folder, 'data/stack.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function claimed() {
  const claim = await claimFile(lock)
  if (claim.kind !== 'yours') throw new Error(`It belongs to ${claim.pid}`)
  return claim
}

test('behavior: one at a time, and free again after release', async () => {
  const exits = process.listenerCount('exit')
  const claim = await claimed()
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  expect(await claimFile(lock)).toEqual({ kind: 'taken', pid: process.pid })
  await claim.release()
  expect([existsSync(lock), process.listenerCount('exit')]).toEqual([false, exits])
  await (await claimed()).release()
})

test('behavior: what a dead process has left is taken over, and so is garbage', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.once('exit', resolve))
  await (await claimed()).release()
  for (const left of [String(child.pid), '', 'garbage', '-1', '0']) {
    writeFileSync(lock, left)
    await (await claimed()).release()
  }
})

test('behavior: somebody else may have deleted it', async () => {
  const claim = await claimed()
  rmSync(lock)
  await expect(claim.release()).resolves.toBe(undefined)
  const next = await claimed()
  await claim.release()
  expect(existsSync(lock)).toBe(true)
  await next.release()
})

test('behavior: a process with the id of one that is gone takes over what that one left', async () => {
  for (const left of [String(process.pid), `${process.pid} 1`]) {
    mkdirSync(join(folder, 'data'), { recursive: true })
    writeFileSync(lock, left)
    await (await claimed()).release()
  }
})

test('behavior: of many who find the same leftover at once one gets it', async () => {
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(lock, 'garbage')
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimFile(lock)))
  expect(claims.filter(({ kind }) => kind === 'yours')).toHaveLength(1)
})
