import { expect, test } from 'vitest'
import { fakeHost, settle } from '../../test/unit/fakes.js'
import { coreError } from '../core/errors.js'
import { createAlerts } from './alerts.js'
import { explain } from './explain.js'

function setup() {
  const host = fakeHost()
  const alerts = createAlerts({ host, explain: async (cause) => explain(cause as ReturnType<typeof lost>) })
  return { host, alerts, lines: () => host.logged.map(({ level, text }) => `${level} ${text}`) }
}

const lost = (view = 'Swap') => coreError('view/not-loaded', { view })
const unknown = () => coreError('namespace/unsupported', { ns: 'solana' })

test('behavior: one line in the console says what happened and what to do', async () => {
  const { alerts, lines } = setup()
  alerts.show(unknown())
  await settle()
  expect(lines()).toEqual([
    'error Network type not supported: Unsupported chain namespace: solana. Open it for a namespace of the app.',
  ])
})

test('behavior: every code is said once, dismissed or not (SPEC §8)', async () => {
  const { alerts, lines } = setup()
  alerts.show(lost())
  alerts.show(lost('Send'))
  await settle()
  expect(alerts.state.peek()?.title).toBe('Couldn’t load')
  alerts.dismiss()
  alerts.show(lost())
  await settle()
  expect(lines()).toHaveLength(1)
  expect(alerts.state.peek()).toBeNull()
})

test('behavior: a later one takes the place of the one before', async () => {
  const { alerts } = setup()
  alerts.show(lost())
  alerts.show(unknown())
  await settle()
  expect(alerts.state.peek()?.code).toBe('namespace/unsupported')
})
