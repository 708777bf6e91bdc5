import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rpcRules } from '../../runtime/chains/evm/rpc/rules.data.js'
import { polls } from '../setup/polls.data.js'
import { repository } from '../setup/scratch.js'

test('param: the README says every poll there is, how often, and no other', async () => {
  const readme = await readFile(join(repository, 'README.md'), 'utf8')
  const [, section = ''] = readme.split('### What an open page asks\n')
  const [table = ''] = section.split('\n### ')
  const rows = [...table.matchAll(/^\| (.+) \| every (\d+) s \|$/gm)].map(([, what, seconds]) => [what, seconds])
  expect(rows).toEqual(polls.map(({ what, everyMs }) => [what, `${everyMs / 1_000}`]))
})

test('SPEC §9: nodes are compared every 4 s', () => {
  expect(polls.map(({ everyMs }) => everyMs)).toContain(rpcRules.ranking.intervalMs)
})
