import { describe, expect, test } from 'vitest'
import { buying, filled, type Setting } from '../../../test/unit/buy-world.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'

describe('a purchase', () => {
  const row = (status: string, id = 'r1') => ({
    id,
    metadata: {
      minedAt: new Date(0).toISOString(),
      chain: 'eip155:1',
      operationType: 'receive',
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      hash: null,
      sentFrom: null,
      sentTo: null,
    },
    transfers: [
      { direction: 'in', quantity: { numeric: '97.5' }, fungible_info: { symbol: 'USDC', icon: null }, nft_info: null },
    ],
  })

  async function bought(setting: Setting = {}) {
    const all = await filled(setting)
    await all.api.start('coinbase')
    await settle()
    return all
  }

  test('behavior: it is over once the tokens are on the chain', async () => {
    let units = 5_000_000n
    const { api, clock } = await bought({ balance: () => units })
    units += 97_500_000n
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'arrived', received: '97.5' }])
  })

  test('behavior: it is over once the seller says that it failed, and money that comes later changes nothing', async () => {
    let status = ''
    const at = () => new Date(clock.now()).toISOString()
    const { api, clock } = await bought({
      answers: {
        history: () => ({
          data: status ? [{ ...row(status), metadata: { ...row(status).metadata, minedAt: at() } }] : [],
          next: null,
        }),
      },
    })
    status = 'IN_PROGRESS'
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'paid' }])
    status = 'FAILED'
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'failed' }])
  })

  test('behavior: a row that was there before is of another purchase, and so is that of one the chain told of', async () => {
    let units = 0n
    let rows: readonly object[] = [row('SUCCESS', 'old')]
    const { api, clock } = await bought({
      balance: () => units,
      answers: { history: () => ({ data: rows, next: null }) },
    })
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'open', since: 0 }])
    units = 97_500_000n
    await clock.advance(4_000)
    await settle()
    await api.start('coinbase')
    const late = { ...row('SUCCESS', 'late'), metadata: { ...row('SUCCESS').metadata, minedAt: new Date(clock.now()) } }
    rows = [row('SUCCESS', 'old'), late]
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek().map(({ status }) => status)).toEqual(['open', 'arrived'])
  })

  test('behavior: it survives the page, and is waited for again', async () => {
    const disk = fakeDisk()
    let units = 1n
    const first = await bought({ disk, balance: () => units })
    first.stop()
    await settle()
    units = 2n
    const { api } = await buying({ disk, balance: () => units })
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'arrived', received: '0.000001' }])
  })

  test('behavior: what is spent while one waits is not missed from what comes', async () => {
    let units = 50_000_000n
    const { api, clock } = await bought({ balance: () => units })
    units = 10_000_000n
    await clock.advance(4_000)
    await settle()
    units += 30_000_000n
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'arrived', received: '30' }])
  })

  test('behavior: two of one token are two: what came once counts once', async () => {
    let units = 0n
    const { api, clock } = await bought({ balance: () => units })
    await clock.advance(1)
    await api.start('coinbase')
    units = 10n
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek().map(({ status }) => status)).toEqual(['open', 'arrived'])
    units = 30n
    await clock.advance(4_000)
    await settle()
    expect(api.purchases.peek().map(({ received }) => received)).toEqual(['0.00002', '0.00001'])
  })

  test('behavior: in a hidden tab nothing is asked for ten minutes, and seen it is asked every 4 s', async () => {
    const { asked, clock, page } = await bought()
    const count = () => asked.filter(({ path }) => path.endsWith('/history')).length
    const before = count()
    await clock.advance(12_000)
    await settle()
    expect(count() - before).toBe(3)
    page.globals['document'] = { visibilityState: 'hidden' }
    await clock.advance(4_000)
    const hidden = asked.length
    await clock.advance(600_000)
    expect(asked.length).toBe(hidden)
  })

  test('behavior: after 180 s it is asked less often, and after a day not at all: that is no failure', async () => {
    const { api, asked, clock } = await bought()
    const count = () => asked.filter(({ path }) => path.endsWith('/history')).length
    await clock.advance(184_000)
    const before = count()
    await clock.advance(60_000)
    expect(count() - before).toBe(4)
    expect(api.purchases.peek()).toMatchObject([{ status: 'open' }])
    await clock.advance(25 * 3_600_000)
    await settle()
    expect(api.purchases.peek()).toMatchObject([{ status: 'quiet' }])
  })
})
