import { expect } from '@playwright/test'
import { addressOf, logInByEmail, signedIn } from './log-in.js'
import { expectError, expectSuccess, type SiteRule } from './rule.js'

const defaultNetworks = [1, 137] as const

/** What a site does for a person who is signed in, from the login to the end of the session. */
export const firstAccountRules: readonly SiteRule[] = [
  {
    name: 'lets a person in by the code of the mail, and not by another',
    levels: { 4: 'protocol', 5: 'protocol' },
    needs: 'email',
    async check(site) {
      const { login } = site.subject
      const app = await site.introduced()
      if (login && typeof login !== 'function') await logInByEmail(app, login, true)
      expect(expectSuccess(await app.ask('IS_CONNECTED'))).toMatchObject({ isConnected: true })
      await addressOf(app)
    },
  },
  {
    name: 'knows the person after a reload of the page',
    levels: { 4: 'protocol', 5: 'protocol' },
    needs: 'login',
    async check(site) {
      const app = await site.introduced()
      const address = await signedIn(app, site.subject)
      await app.load()
      await app.introduce()
      expect(expectSuccess(await app.ask('IS_CONNECTED'))).toMatchObject({ isConnected: true })
      expect(await addressOf(app)).toBe(address)
    },
  },
  {
    name: 'moves to another network, and tells it',
    levels: { 4: 'protocol', 5: 'protocol' },
    needs: 'login',
    async check(site) {
      const app = await site.introduced()
      await signedIn(app, site.subject)
      for (const wanted of [...(site.subject.networks ?? defaultNetworks)].reverse()) {
        for (const [name, payload] of [['SWITCH_NETWORK', { chainId: wanted }], ['GET_CHAIN_ID']] as const) {
          const { chainId } = expectSuccess(await app.ask(name, payload)) as { readonly chainId: string | number }
          expect(Number(String(chainId).replace(/^eip155:/, ''))).toBe(wanted)
        }
      }
    },
  },
]

/** What ends a session. It is checked last: who signs in again is sent a mail. */
export const lastAccountRules: readonly SiteRule[] = [
  {
    name: 'forgets the person with SIGN_OUT',
    levels: { 4: 'protocol', 5: 'protocol' },
    needs: 'login',
    async check(site) {
      const app = await site.introduced()
      const address = await signedIn(app, site.subject)
      expectSuccess(await app.ask('SIGN_OUT'))
      const isOut = async () => {
        expect(expectSuccess(await app.ask('IS_CONNECTED'))).toMatchObject({ isConnected: false })
        expectError(await app.ask('GET_USER', {}), 'there is no user')
        const payload = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
        expectError(await app.ask('RPC_REQUEST', payload), 'no one is signed in')
      }
      await isOut()
      await app.load()
      await app.introduce()
      await isOut()
    },
  },
]
