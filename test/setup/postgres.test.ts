import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFree } from './free-port.js'
import { query, startPostgres } from './postgres.js'

test('behavior: a private Postgres runs as a user of its own, takes databases, and leaves nothing', async () => {
  const postgres = await startPostgres()
  try {
    expect(await query(postgres.url, 'select 1 + 1 as two')).toEqual([{ two: 2 }])
    const url = await postgres.createDatabase('shop')
    expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'shop' }])
    expect(ownersOf(postgres.port)).not.toContain('0')
  } finally {
    await postgres.stop()
  }
  expect(await isFree(postgres.port)).toBe(true)
  expect(ownersOf(postgres.port)).toEqual([])
  await postgres.stop()
}, 60_000)

/** User ids of the processes that were started on this port. */
function ownersOf(port: number): readonly string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^[0-9]+$/.test(pid)) return []
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      if (!command[0]?.endsWith('/postgres') || !command.includes(String(port))) return []
      return [/^Uid:\s+([0-9]+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '']
    } catch {
      // It ended while it was looked at.
      return []
    }
  })
}
