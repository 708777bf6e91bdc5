import { expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { settle } from '../../../test/unit/fakes.js'
import { openTab } from '../../../test/unit/several-wallets.js'

const { signal } = new AbortController()

test('behavior: a page that is left asks no wallet, and the others once it is seen again', async () => {
  const { session, host, a, b } = await openTab()
  for (const connector of [a, b]) await session.connect(connector, signal)
  // Fetched before: on its way it would be there only once the page is seen again, and ask for both events.
  await import('../../session/recheck.js')
  const show = async (visibilityState: string) => {
    host.page.globals['document'] = { visibilityState }
    host.page.emit(new Event('visibilitychange'))
    await settle()
  }
  const asked = () => a.calls.filter((call) => call === 'restore').length
  await show('hidden')
  expect(asked()).toBe(0)
  await show('visible')
  await soon(() => expect(asked()).toBeGreaterThan(0))
  await settle()
  expect(asked()).toBe(1)
})
