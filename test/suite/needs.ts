import { statfs } from 'node:fs/promises'
import { chromium } from '../setup/chromium.js'
import { ensureProgram } from '../setup/debian-program.js'
import { packKit } from '../setup/pack.js'
import { ensurePostgres } from '../setup/postgres.js'
import { SetupError } from '../setup/setup-error.js'
import type { Need } from './parts.data.js'
import { ROOM } from './run-place.js'

const providers: Readonly<Record<Need, () => unknown>> = {
  chromium: () => ensureProgram(chromium),
  postgres: ensurePostgres,
  kit: packKit,
}

/** Provides what is needed, by installing or building it; gives what could not be had, each with what to do about it. */
export async function provide(needs: Iterable<Need>): Promise<ReadonlyMap<Need, string>> {
  const missing = new Map<Need, string>()
  for (const need of new Set(needs)) {
    try {
      await providers[need]()
    } catch (cause) {
      missing.set(need, cause instanceof Error ? cause.message : String(cause))
    }
  }
  return missing
}

/** Throws a `SetupError` where a disk has too little room for the tests. */
export async function ensureRoom(folders: readonly string[], room = ROOM): Promise<void> {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    if (free >= room) continue
    throw new SetupError(`The tests write up to ${gigabytes(room)} below ${folder}; ${gigabytes(free)} are free there.`)
  }
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
