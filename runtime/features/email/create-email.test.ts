import { describe, expect, test } from 'vitest'
import { fakeFrame, type SiteAnswer } from '../../../test/unit/fake-frame-client.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { securePage } from '../../../test/unit/secure-wallet-page.js'
import type { Feature } from '../../contract/kit.js'
import { coreError } from '../../core/errors.js'
import { type SecureWalletApi, secureWalletToken } from '../secure-wallet/contract.js'
import { emailToken } from './contract.js'
import { email } from './feature.js'

const { signal } = new AbortController()
const next = 'alice@meadow.example'

/** The feature of a page over the embedded wallet, whose site does what the test says. */
function setup(script: Readonly<Record<string, SiteAnswer>> = {}) {
  const page = securePage({
    frame: fakeFrame({
      UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
      UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: next }),
      ...script,
    }),
  })
  const secureWallet: Feature<SecureWalletApi> = {
    id: secureWalletToken.id,
    load: async () => ({
      site: 'https://wallet.example',
      page: (name) => `https://wallet.example/${name}`,
      wallet: async () => page.wallet,
      connect: () => new Promise(() => {}),
      setAccountType: async (type) => type,
    }),
  }
  const feature = email()
  return { feature, page, ...fakeKit({ features: [feature, secureWallet] }) }
}

describeFeature('email', setup)

async function signedIn(script?: Readonly<Record<string, SiteAnswer>>) {
  const { kit, page } = setup(script)
  await page.wallet.signIn('eip155', signal)
  return { api: await kit.use(emailToken), page }
}

describe('another address (SPEC §4, e-mail update)', () => {
  test('behavior: the present one is told as it is kept, and whole as the site told it', async () => {
    const { api } = await signedIn()
    expect(await api.present(signal)).toEqual({ shown: 'al…@example.com', whole: 'alice@example.com' })
  })

  test('behavior: it is asked for without the spaces around it, and is the present one after the second code', async () => {
    const { api, page } = await signedIn()
    expect(await api.change(`  ${next} `, signal)).toBe('present')
    expect(api.waitMs()).toBe(30_000)
    await api.confirm('present', '111111', signal)
    await api.confirm('next', '222222', signal)
    expect(page.frame.sent.slice(-3)).toEqual([
      ['UPDATE_EMAIL', { email: next }],
      ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '111111' }],
      ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '222222' }],
    ])
    expect(await api.present(signal)).toEqual({ shown: 'al…@meadow.example', whole: next })
    expect(api.waitMs()).toBe(0)
  })

  test.each(['', 'alice', 'alice@meadow', 'a b@meadow.example', `${'a'.repeat(250)}@b.example`])(
    'error: %j is asked for neither to sign in nor to change to',
    async (text) => {
      const { api, page } = await signedIn()
      const before = page.frame.sent.length
      await expect(api.change(text, signal)).rejects.toMatchObject({ code: 'email/invalid' })
      await expect(api.start(text, signal)).rejects.toMatchObject({ code: 'email/invalid' })
      expect(page.frame.sent).toHaveLength(before)
    },
  )

  test('error: an address that the messages of the frame do not take is an invalid one', async () => {
    const refuse = () => {
      throw coreError('wallet/bad-request', { method: 'UPDATE_EMAIL', expected: 'valid at email' })
    }
    const { api } = await signedIn({ UPDATE_EMAIL: refuse, CONNECT_EMAIL: refuse })
    await expect(api.change('ä@meadow.example', signal)).rejects.toMatchObject({ code: 'email/invalid' })
    await expect(api.start('ä@meadow.example', signal)).rejects.toMatchObject({ code: 'email/invalid' })
  })

  test('error: what is left rejects as cancelled', async () => {
    const { api } = await signedIn({ UPDATE_EMAIL: () => new Promise(() => {}) })
    const leaving = new AbortController()
    const asked = api.change(next, leaving.signal)
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ code: 'flow/cancelled' })
  })
})
