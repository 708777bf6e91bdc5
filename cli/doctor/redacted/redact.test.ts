import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRedactor } from './redact.js'

const plain = createRedactor([])

test.each([
  ['https://user:pw@rpc.example:8545/v3/key?x=y#z could', 'https://rpc.example:8545/… could'],
  ['https://rpc.example could', 'https://rpc.example could'],
  ['https://a.example/, https://b.example.', 'https://a.example, https://b.example.'],
  [
    'served from https://a.example/b, or wss://relay.example/x.',
    'served from https://a.example/…, or wss://relay.example/….',
  ],
  ['(found "sk_live") here)', '(found …)'],
  ['it is 0x52908400098527886E0F7030069857D2E4169EE7', 'it is [hex]'],
  ['DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy is', '[hidden] is'],
  ['from 192.168.1.20 and 127.0.0.1:8787', 'from [address] and 127.0.0.1:8787'],
  ['ask jane.doe@corp.example now', 'ask [e-mail] now'],
  [
    'react-dom 19.2.0 is installed, @coinbase/onchainkit is not',
    'react-dom 19.2.0 is installed, @coinbase/onchainkit is not',
  ],
  ['src/modal-kit/generated.ts is missing', 'src/modal-kit/generated.ts is missing'],
])('behavior: %s', (text, shown) => {
  expect(plain(`It ${text}`)).toBe(`It ${shown}`)
})

describe('hidden values', () => {
  const redact = createRedactor([
    { value: '/home/jane', as: '~' },
    { value: '/home/jane/app', as: '.' },
    { value: 'dev', as: '[env]' },
    { value: 'a+b(c)[d]', as: '[env]' },
  ])

  test('behavior: the longest counts, signs are taken as they are, and short ones are whole words', () => {
    expect(redact('/home/jane/app/x and /home/jane/y')).toBe('./x and ~/y')
    expect(redact('a+b(c)[d] in dev is not device')).toBe('[env] in [env] is not device')
  })

  test('behavior: a value in an address, and an address in a value', () => {
    const both = createRedactor([
      { value: 'Tenant42', as: '[env]' },
      { value: 'https://corp.example/rpc', as: '[env]' },
    ])
    expect(both('https://tenant42.example/tenant42 https://corp.example/rpc')).toBe('https://[env].example/… [env]')
  })
})

// Letters that no sentence of ours has side by side.
const secret = fc.stringMatching(/^zq[a-z0-9_.+$(){}-]{6,30}$/)
const inUrl = fc.stringMatching(/^zq[a-zA-Z0-9_~-]{1,30}$/)

test('behavior: no hidden value is in the text, wherever it stood', () => {
  const around = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(
      fc.uniqueArray(secret, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(around, fc.nat(), around)),
      (secrets, places) => {
        const redact = createRedactor(secrets.map((value) => ({ value, as: '[env]' })))
        const text = places
          .map(([before, index, after]) => `${before}${secrets[index % secrets.length]}${after}`)
          .join('')
        for (const value of secrets) expect(redact(text)).not.toContain(value)
      },
    ),
  )
})

test('behavior: no user name, password, path, query or fragment of an address is in the text', () => {
  const part = fc.option(inUrl, { nil: undefined })
  fc.assert(
    fc.property(fc.record({ user: part, password: part, path: part, query: part, hash: part }), (parts) => {
      const { user, password, path, query, hash } = parts
      const login = user === undefined ? '' : `${user}${password === undefined ? '' : `:${password}`}@`
      const end = `${query === undefined ? '' : `?${query}`}${hash === undefined ? '' : `#${hash}`}`
      const shown = plain(`Ask https://${login}host.example:8443/${path ?? ''}${end}, please.`)
      expect(shown).toContain('https://host.example:8443')
      expect(shown).not.toMatch(/zq/)
    }),
  )
})

test('behavior: doing it twice changes nothing more', () => {
  const words = fc.oneof(
    secret,
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.emailAddress(),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(words), fc.array(secret), (parts, secrets) => {
      const redact = createRedactor(secrets.map((value) => ({ value, as: '[env]' })))
      const once = redact(parts.join(' '))
      expect(redact(once)).toBe(once)
    }),
  )
})
