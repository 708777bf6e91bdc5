import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Development, startDevelopment } from '../../templates/backend/src/dev/start-development.js'
import { config, doctor, healthy } from '../../test/unit/doctor-run.js'
import { anyFreePorts } from '../node/ports.js'

let backend: Development
beforeAll(async () => {
  const [port = 0, framePort = 0] = await anyFreePorts(2)
  backend = await startDevelopment({ port, framePort, chains: [], database: { kind: 'memory' } })
})
afterAll(() => backend.stop())

/** A project on the running backend; its RPC endpoint is of no interest here. */
const findings = async (projectId: string, url: string) => {
  const app = `{ name: 'App', url: '${url}' }`
  const files = await healthy(config({ app, projectId: `'${projectId}'`, services: `{ api: '${backend.url}' }` }))
  const { findings } = await doctor(files)
  return findings.filter(({ id }) => id !== 'D-26').map(({ id, what }) => `${id} ${what}`)
}

test('behavior: the running backend knows its project and the pages of this machine', async () => {
  expect(await findings('local', 'http://localhost:5173')).toEqual([])
})

test('error: D-09: it knows no other project', async () => {
  expect(await findings('not-there', 'http://localhost:5173')).toEqual([
    `D-09 ${backend.url} knows no project not-there.`,
  ])
})

test('error: D-04: its own matcher refuses an origin that is not on the list', async () => {
  expect(await findings('local', 'http://[::1]:5173')).toEqual([
    'D-04 http://[::1]:5173 is not on the list of allowed origins of project local.',
  ])
})
