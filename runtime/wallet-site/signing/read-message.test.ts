import fc from 'fast-check'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { ownSolana, solanaContext, transferBytes, wireOf } from '../../../test/unit/solana-samples.js'
import { toBase58 } from '../../core/base58.js'
import { toHex } from './hex.js'
import { readPersonalSign, readSolanaSign } from './read-message.js'
import type { WishContext } from './wish.js'

const own = '0x52908400098527886E0F7030069857D2E4169EE7'
const other = '0x8617e340b3d01fa5f11f306f4090fd50e238070d'
const context: WishContext = { app: 'https://app.example', namespace: 'eip155', reference: '1', address: own }
const window = 'This needs the wallet window, which this version does not have'
const no = 'Requested RPC call is not allowed'
const hex = (text: string) => toHex(new TextEncoder().encode(text))
const told = (work: () => unknown) => {
  try {
    return work()
  } catch (cause) {
    return (cause as Error).message
  }
}

describe('personal_sign', () => {
  const junk: readonly unknown[] = [
    undefined,
    null,
    'text',
    {},
    [],
    [own],
    [null, own],
    [{}, own],
    ['0x41', null],
    ['0x41', 7],
    ['0x41', other],
    [own, other],
    ['a', 'b'],
    [['0x41'], [own]],
    ['x'.repeat(70_000), own],
  ]
  test.each(junk.map((params) => [params]))('error: %j is not signed', (params) => {
    expect(told(() => readPersonalSign(params, context))).toBe(no)
  })

  test('error: 32 bytes that are no text are a digest of anything', () => {
    expect(told(() => readPersonalSign([`0x${'ab'.repeat(32)}`, own], context))).toBe(no)
    expect(told(() => readPersonalSign([`0x${'00'.repeat(32)}`, own], context))).toBe(no)
    // What a person reads is no digest.
    expect(readPersonalSign([hex('Please sign this message, Alice!'), own], context).text).toHaveLength(32)
  })

  test.each([
    ['no bytes', '0x'],
    ['bytes that are no text', '0xfffe41'],
    ['a letter that turns the line around', hex('Pay \u202eecila')],
    ['the same as text', 'Pay \u202eecila'],
    ['33 bytes', `0x${'ab'.repeat(33)}`],
  ])('error: %s need a window', (_, message) => {
    expect(told(() => readPersonalSign([message, own], context))).toBe(window)
  })

  test('behavior: text or hex, in either order, whatever the letters of the address', () => {
    const wish = { kind: 'message', text: 'Hello', message: new TextEncoder().encode('Hello'), isSignIn: false }
    for (const params of [
      ['Hello', own],
      [hex('Hello'), own.toLowerCase()],
      [own, hex('Hello')],
      [hex('Hello'), own, 'password'],
    ])
      expect(readPersonalSign(params, context)).toEqual(wish)
    // Half a byte is a text.
    expect(readPersonalSign(['0x414', own], context).text).toBe('0x414')
    // An address that is the message, with the own one behind it.
    expect(told(() => readPersonalSign([own, own], context))).toBe(window)
  })

  test('property: whatever comes, it is a wish of the very bytes or an error for people', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (params, text) => {
        expect(['string', 'object']).toContain(typeof told(() => readPersonalSign(params, context)))
        const read = told(() => readPersonalSign([hex(text), own], context))
        if (typeof read === 'object') expect(read).toMatchObject({ text, message: new TextEncoder().encode(text) })
      }),
    )
  })
})

describe('sign-ins', () => {
  const fields = { domain: 'app.example', uri: 'https://app.example/login', version: '1', chainId: 1 } as const
  const siwe = (change: object = {}) =>
    createSiweMessage({ address: own, nonce: 'abcdefgh1', issuedAt: new Date(0), ...fields, ...change })
  const read = (text: string) => told(() => readPersonalSign([hex(text), own], context))
  const site = 'This is a sign-in to another site than the one you’re on. It isn’t signed.'
  const form = 'This looks like a sign-in, and isn’t one. It isn’t signed.'

  test.each([
    ['another domain', siwe({ domain: 'bank.example' }), site],
    ['a domain that begins alike', siwe({ domain: 'app.example.evil.example' }), site],
    ['another port', siwe({ domain: 'app.example:8443' }), site],
    ['another address of the site', siwe({ uri: 'https://bank.example' }), site],
    ['no TLS', siwe({ uri: 'http://app.example' }), site],
    ['another scheme in front', siwe({ scheme: 'http' }), site],
    ['another user of the address', siwe({ uri: 'https://app.example@bank.example/' }), site],
    ['another account', siwe({ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }), /another account/],
    ['another network', siwe({ chainId: 137 }), /another network/],
    ['another kind of account', siwe().replace('Ethereum', 'Solana'), /another account/],
    ['a person in front of the domain', siwe().replace('app.example', 'app.example@bank.example'), form],
    ['a line more', `${siwe()}\nAnd more`, form],
    ['a field twice', `${siwe()}\nURI: https://bank.example`, form],
    ['another version', siwe().replace('Version: 1', 'Version: 2'), form],
    ['no nonce', siwe().replace(/\nNonce: .*/, ''), form],
    ['another order', siwe().replace('\nVersion: 1\nChain ID: 1', '\nChain ID: 1\nVersion: 1'), form],
    ['two lines of a statement', siwe({ statement: 'One' }).replace('One', 'One\nTwo'), form],
    ['a second sign-in below', `${siwe()}\n\nbank.example wants you to sign in with your Ethereum account:`, form],
    ['words in front', `Hello\n${siwe()}`, form],
    ['capitals', siwe().replace('wants you', 'WANTS you'), form],
    ['two spaces', siwe().replace('wants you', 'wants  you'), form],
    ['a resource that is none', `${siwe({ resources: ['https://x.example'] })}\nmore`, form],
  ])('error: %s: no signature, and the person is told why', (_, text, says) => {
    const message = read(text)
    expect(message).toEqual(typeof says === 'string' ? says : expect.stringMatching(says))
    // The app must not take it for the person's no.
    expect(message).not.toMatch(/reject|declin|cancel|denied/i)
  })

  test.each([
    [
      'with all fields',
      siwe({ statement: 'Welcome', expirationTime: new Date(1), notBefore: new Date(0), requestId: 'x' }),
    ],
    ['with resources', siwe({ resources: ['https://x.example/a', 'ipfs://b'] })],
    ['with the scheme', siwe({ scheme: 'https' })],
    ['with as little as there may be', siwe()],
  ])('behavior: one to the app itself %s is one', (_, text) => {
    expect(read(text)).toMatchObject({ isSignIn: true, text })
  })
})

describe('solana_signMessage', () => {
  const message = (bytes: Uint8Array | string) => ({
    message: toBase58(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
    pubkey: ownSolana,
  })
  const read = (params: unknown) => told(() => readSolanaSign(params, solanaContext))

  test.each([
    [undefined],
    [{}],
    [{ message: 7, pubkey: ownSolana }],
    [{ message: '0', pubkey: ownSolana }],
    [{ ...message('Hello'), pubkey: '11111111111111111111111111111112' }],
    [{ ...message('Hello'), pubkey: ownSolana.toLowerCase() }],
    [{ ...message('Hello'), message: '2'.repeat(40_000) }],
    [message(new Uint8Array(32).fill(200))],
  ])('error: %j is not signed', (params) => {
    expect(read(params)).toBe(no)
  })

  test('error: a transaction, with signatures or without, is no message', () => {
    expect(read(message(transferBytes()))).toBe(window)
    expect(read(message(wireOf(transferBytes())))).toBe(window)
    expect(read(message(Uint8Array.of(255, 1, 2)))).toBe(window)
  })

  test('behavior: a text is signed as it is; a sign-in to the app is one, with the names of Solana’s networks', () => {
    expect(read(message('Hello'))).toMatchObject({ kind: 'solana-message', text: 'Hello', isSignIn: false })
    const head = `app.example wants you to sign in with your Solana account:\n${ownSolana}`
    for (const end of [
      '',
      '\n\nWelcome',
      '\n\nWelcome\n\nURI: https://app.example\nVersion: 1\nChain ID: devnet\nNonce: abcdefgh',
    ])
      expect(read(message(head + end))).toMatchObject({ isSignIn: true })
    expect(read(message(head.replace('app.', 'bank.')))).toMatch(/another site/)
    expect(read(message(`${head}\n\nChain ID: mainnet`))).toMatch(/another network/)
    expect(read(message(head.replace(ownSolana, ownSolana.toLowerCase())))).toMatch(/another account/)
  })
})
