import { expectTypeOf, test } from 'vitest'
import type { Connector } from './connector.js'
import type { RequestParams } from './requests.js'

test('behavior: a connector of solana is asked in its vocabulary, and answers in it', () => {
  type Request = Connector<'solana'>['request']
  const asked = (request: Request) => request('solana_signMessage', { message: '3yZe7d', pubkey: '7S3P4H' })
  expectTypeOf(asked).returns.resolves.toEqualTypeOf<{ readonly signature: string }>()
  const wrong = (request: Request) => {
    // @ts-expect-error a method of another namespace
    void request('eth_accounts', [])
    // @ts-expect-error parameters without the account
    void request('solana_signTransaction', { transaction: 'AQ==' })
    void request('solana_signAndSendTransaction', {
      transaction: 'AQ==',
      pubkey: '7S3P4H',
      // @ts-expect-error a commitment that SPEC §5 does not know
      sendOptions: { preflightCommitment: 'soon' },
    })
  }
  expectTypeOf(wrong).returns.toBeVoid()
})

test('behavior: a connector of any namespace is asked by any method, and its answer is read by who asks', () => {
  type Request = Connector['request']
  expectTypeOf<Request>().toEqualTypeOf<(method: string, params: RequestParams) => Promise<unknown>>()
  expectTypeOf<Connector<'eip155'>['request']>().toEqualTypeOf<Request>()
  expectTypeOf<Connector<'solana'>>().toExtend<Connector>()
})
