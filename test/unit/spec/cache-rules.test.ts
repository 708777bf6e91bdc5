import { expect } from 'vitest'
import { createIdentity } from '../../../runtime/features/account/identity.js'
import { balanceKit, wei } from '../balance-kit.js'
import { fakeConnector } from '../fake-connector.js'
import { fakeKit } from '../fake-kit.js'
import { fakeDisk, fakeHost, settle } from '../fakes.js'
import { metIn } from './met-by.js'
import { type Rule, testRules } from './rule.js'

const inVisits = metIn('test/browser/spec-visits.test.tsx')

const places = { api: 'https://api.example' }
const links = { look: () => ({ href: 'https://app.example/' }) } as never

/** What is shown of a balance that an earlier visit read this long ago, before any node has answered. */
async function balanceAfter(ms: number) {
  const disk = fakeDisk()
  const earlier = balanceKit(disk.tab())
  await earlier.connect()
  const stop = earlier.api.follow()
  await settle()
  await earlier.answer(0, wei(5n))
  stop()
  const { api, clock, connect, state } = balanceKit(disk.tab())
  await clock.advance(ms)
  await connect()
  const leave = api.follow()
  await settle()
  const shown = state()
  leave()
  return shown
}

/** How often a name is asked for by a visit this long after one that read it, and what that one shows. */
async function identityAfter(ms: number) {
  const disk = fakeDisk()
  const visit = async (waits: number) => {
    let asked = 0
    const fetch = async () => {
      asked += 1
      return Response.json({ name: 'alice.eth', avatar: null })
    }
    const { kit, host } = fakeKit({ services: places }, { ...fakeHost({ storage: disk.tab(), fetch }), links })
    await host.clock.advance(waits)
    await kit.loadModal()
    await kit.session.connect(fakeConnector(), new AbortController().signal)
    const { identity, follow } = createIdentity(kit)
    const leave = follow()
    await settle()
    const name = identity.peek()?.name
    leave()
    return { asked, name }
  }
  expect(await visit(0)).toEqual({ asked: 1, name: 'alice.eth' })
  return visit(ms)
}

const caches: readonly Rule[] = [
  {
    rule: '§9 "Cache lifetimes (in local storage)": native balance 30 s, shown at once until then',
    metBy: inVisits('SPEC §9: a native balance of %s'),
    holds: async () => expect(await balanceAfter(29_999)).toMatchObject({ status: 'loading', amount: wei(5n) }),
  },
  {
    rule: '§9 "Cache lifetimes": a native balance of 30 s ago is not shown',
    metBy: inVisits('SPEC §9: a native balance of %s'),
    holds: async () => expect(await balanceAfter(30_000)).toEqual({ status: 'loading' }),
  },
  {
    rule: '§9 "Cache lifetimes (in local storage)": identity 5 min, not asked for until then',
    metBy: inVisits('SPEC §9: an identity of %s'),
    holds: async () => expect(await identityAfter(299_999)).toEqual({ asked: 0, name: 'alice.eth' }),
  },
  {
    rule: '§9 "Cache lifetimes": an identity of 5 min ago is asked for again',
    metBy: inVisits('SPEC §9: an identity of %s'),
    holds: async () => expect(await identityAfter(300_000)).toEqual({ asked: 1, name: 'alice.eth' }),
  },
]

testRules(caches)
