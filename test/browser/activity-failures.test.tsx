import { expect, test } from 'vitest'
import { historyBackend } from '../gallery/history-backend.js'
import { manualClock } from '../gallery/manual-clock.js'
import { answerFaults } from '../setup/answer-faults.data.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { watchToasts } from './watch-toasts.js'

const list = () => document.querySelector<HTMLElement>('.mk-activity [data-status]')
const rows = () => document.querySelectorAll('.mk-activity li').length

test.each(answerFaults)(
  'SPEC §8: the backend answers $fault: one toast, the rows stay, and nothing is asked or said for 30 s',
  async ({ answer }) => {
    const clock = manualClock()
    const good = historyBackend({ length: 5 })
    let [isDown, asked] = [false, 0]
    const fetch = async (url: URL) => {
      if (!url.pathname.endsWith('/history')) return Response.json({ balances: [] })
      asked += 1
      return isDown ? answer() : good(url)
    }
    const kit = await showState('activity', { clock, changes: { fetch } })
    await until(() => rows() === 5)
    const toasts = watchToasts()
    // The node of the gallery is nowhere, which is told once, before this watch begins or after.
    const told = () => toasts.filter((text) => text !== 'Token Balance Unavailable')

    async function openAgain(): Promise<void> {
      kit.router.show([{ view: 'Account' }], 'back')
      await until(() => !list())
      await clock.advance(isDown ? 3_000 : 30_000)
      isDown = true
      kit.router.show([{ view: 'Account' }, { view: 'Transactions' }], 'forward')
      await until(async () => {
        await clock.advance(200)
        return list()?.dataset['status'] === 'failed'
      })
      await clock.advance(5_000)
    }

    await openAgain()
    expect([told(), rows()]).toEqual([['Failed to fetch transactions'], 5])
    const before = asked
    await openAgain()
    expect([told(), rows(), asked]).toEqual([['Failed to fetch transactions'], 5, before])
    expect(list()?.textContent).toContain('Try again')
  },
)
