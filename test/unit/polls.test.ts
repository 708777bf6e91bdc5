import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rpcRules } from '../../runtime/rpc/rules.data.js'
import { polls } from '../setup/polls.data.js'
import { repository } from '../setup/scratch.js'

test('param: the README says every poll there is, how often, and no other', async () => {
  const readme = await readFile(join(repository, 'README.md'), 'utf8')
  const [, section = ''] = readme.split('### What an open page asks\n')
  const [table = ''] = section.split('\n### ')
  // Every row of it below its head: one with other words for how often is no match, and not passed over.
  const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].slice(1).map(([, what, often]) => [what, often])
  expect(rows).toEqual(polls.map(({ what, everyMs }) => [what, `every ${everyMs / 1_000} s`]))
})

test('SPEC §9: nodes are compared every 4 s', () => {
  expect(polls.map(({ everyMs }) => everyMs)).toContain(rpcRules.ranking.intervalMs)
})
