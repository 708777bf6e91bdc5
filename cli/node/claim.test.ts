import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFile } from './claim.js'

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
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
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
})
