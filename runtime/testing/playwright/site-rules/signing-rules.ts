import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Hex, recoverMessageAddress } from 'viem'
import { signedIn } from './log-in.js'
import { expectError, expectNext, expectSuccess, type SiteRule, type SiteUnderTest } from './rule.js'
import type { SiteAnswer, SiteApp } from './site-app.js'

/** What is known is answered by then, without a person. */
const KNOWN_MS = 10_000
/** By then the site has asked its person. */
const SHOWN_MS = 300

/** What STATUS answers. */
interface Status {
  readonly done: readonly { readonly id: string; readonly answer?: unknown; readonly error?: unknown }[]
  readonly open?: readonly string[]
  readonly unknown: readonly string[]
}

/** Whose account GET_USER has told. */
interface Told {
  readonly address: string
  readonly preferredAccountType?: unknown
  readonly accounts?: readonly { readonly address: string; readonly type: unknown }[]
}

/** Contracts check signatures by themselves (ERC-1271): who made one is not seen from it. */
async function isContract(app: SiteApp): Promise<boolean> {
  const told = expectSuccess(await app.ask('GET_USER', {})) as Told
  const own = told.accounts?.find(({ address }) => address.toLowerCase() === told.address.toLowerCase())
  return (own?.type ?? told.preferredAccountType) === 'smartAccount'
}

/** An app whose person is signed in. */
async function signer(site: SiteUnderTest) {
  const app = await site.introduced()
  const address = await signedIn(app, site.subject)
  const message = (text: string) => ({
    method: 'personal_sign',
    params: [`0x${Buffer.from(text).toString('hex')}`, address],
    chainId: site.subject.networks?.[0] ?? 1,
    chainNamespace: 'eip155',
  })
  const ask = (text: string, id?: string) => app.request('RPC_REQUEST', message(text), id)
  /** Asks for a signature, approves it, and gives the answer. */
  async function sign(text: string, id?: string): Promise<SiteAnswer> {
    const asked = await ask(text, id)
    await site.subject.approve?.(app.frame())
    return app.answer(asked)
  }
  return { app, address, ask, sign }
}

/** Asks the site what became of requests. */
async function statusOf(app: SiteApp, ids: readonly string[]): Promise<Status> {
  return expectSuccess(await app.ask('STATUS', { ids }, { ms: KNOWN_MS })) as Status
}

/** How a site signs: once per id, and only what is still wanted (SECURITY 2.3). */
export const signingRules: readonly SiteRule[] = [
  {
    name: 'signs what a person approves',
    levels: { 4: 'protocol', 5: 'protocol' },
    needs: 'login',
    async check(site) {
      const { app, address, sign } = await signer(site)
      const signature = expectSuccess(await sign('hello')) as Hex
      // SPEC §5: what a signed message looks like.
      expect(signature).toMatch(/^0x[0-9a-f]{62,}$/i)
      if (await isContract(app)) return
      const by = await recoverMessageAddress({ message: 'hello', signature })
      expect(by.toLowerCase(), 'the account has signed this text').toBe(address.toLowerCase())
    },
  },
  {
    name: 'does a request once per id, and answers it alike again',
    levels: { 5: 'protocol' },
    needs: 'login',
    async check(site) {
      const { app, ask, sign } = await signer(site)
      const id = randomUUID()
      const signature = expectSuccess(await sign('first', id))
      // With other parameters a second signature would be another one.
      await ask('second', id)
      const other = await app.answer(id, { ms: KNOWN_MS, after: 1 })
      if (other.outcome === 'SUCCESS') expect(other.payload, 'the id is not signed with twice').toBe(signature)
      await ask('first', id)
      expect(expectSuccess(await app.answer(id, { ms: KNOWN_MS, after: 2 }))).toBe(signature)
    },
  },
  {
    name: 'tells by STATUS what is open, done or never began, after a reload too',
    levels: { 5: 'protocol' },
    needs: 'login',
    async check(site) {
      const { approve } = site.subject
      const { app, ask } = await signer(site)
      const [id, never] = [await ask('status'), randomUUID()]
      if (approve) expect(await statusOf(app, [id])).toMatchObject({ done: [], open: [id], unknown: [] })
      await approve?.(app.frame())
      const answer = expectSuccess(await app.answer(id))
      for (const isReloaded of [false, true]) {
        if (isReloaded) {
          await app.load()
          await app.introduce()
        }
        const { done, open = [], unknown } = await statusOf(app, [id, never])
        expect({ done, open, unknown }).toEqual({ done: [{ id, answer }], open: [], unknown: [never] })
      }
    },
  },
  {
    name: 'answers other requests while a signature waits',
    levels: { 5: 'protocol' },
    needs: 'approve',
    async check(site) {
      const { app, ask } = await signer(site)
      const id = await ask('waiting')
      expectSuccess(await app.ask('IS_CONNECTED', undefined, { ms: KNOWN_MS }))
      await site.subject.approve?.(app.frame())
      expectSuccess(await app.answer(id))
    },
  },
  {
    name: 'ends an open signature with RPC_ABORT, and signs it no more',
    levels: { 5: 'protocol' },
    needs: 'approve',
    async check(site) {
      const { app, ask, sign } = await signer(site)
      const id = await ask('aborted')
      await app.page.waitForTimeout(SHOWN_MS)
      await app.request('RPC_ABORT', { ids: [id] })
      expectError(await app.answer(id, { ms: KNOWN_MS }), 'it is aborted')
      expectSuccess(await sign('after'))
      const outcomes = (await expectNext(app)).flatMap((answer) => (answer.id === id ? answer.outcome : []))
      expect([...new Set(outcomes)]).toEqual(['ERROR'])
    },
  },
  {
    name: 'leaves other signatures open with RPC_ABORT',
    levels: { 5: 'protocol' },
    needs: 'approve',
    async check(site) {
      const { app, ask } = await signer(site)
      const id = await ask('kept')
      await app.request('RPC_ABORT', { ids: [randomUUID()] })
      await site.subject.approve?.(app.frame())
      expectSuccess(await app.answer(id))
    },
  },
]
