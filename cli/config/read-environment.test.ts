import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { readEnvironment } from './load.js'

test('behavior: later files win, and the environment of the process wins over all', async () => {
  const context = fakeContext({
    files: {
      '.env': 'A=1\nB=1\nC=1\nD=1\nE="a b"',
      '.env.local': 'B=2\nC=2\nD=2',
      '.env.staging': 'C=3\nD=3',
      '.env.staging.local': 'D=4',
      '.env.production': 'A=9',
    },
    env: { D: '5' },
  })
  const { env, files } = await readEnvironment(context, 'staging')
  expect(env).toEqual({ A: '1', B: '2', C: '3', D: '5', E: 'a b' })
  expect(files).toEqual(['/app/.env', '/app/.env.local', '/app/.env.staging', '/app/.env.staging.local'])
})

test('behavior: a mode that is no plain word reads no file of its own', async () => {
  const { files } = await readEnvironment(fakeContext(), '../../etc/passwd')
  expect(files).toEqual(['/app/.env', '/app/.env.local'])
})
