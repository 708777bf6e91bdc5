import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appLink, httpsLink, isAppScheme } from './safe-link.js'

test.each(['https://wallet.example', 'https://wallet.example:8443/a?b=c#d', 'HTTPS://Wallet.Example/ä'])(
  'behavior: %s is a page',
  (link) => {
    expect(httpsLink(link)?.protocol).toBe('https:')
    expect(appLink(link)).toBeUndefined()
  },
)

test.each(['metamask://wc', 'myApp://app', 'com.wallet.app://x', 'w3akvrn://'])('behavior: %s is an app', (link) => {
  expect(appLink(link)?.protocol).toBe(`${link.slice(0, link.indexOf(':')).toLowerCase()}:`)
  expect(httpsLink(link)).toBeUndefined()
})

test.each([undefined, null, 1, {}, '', 'wallet', 'https://', 'https:///x', 'wallet:x'])(
  'error: %j is no link',
  (input) => {
    expect(httpsLink(input)).toBeUndefined()
    expect(appLink(input)).toBeUndefined()
  },
)

test('error: four kilobytes and one byte, counted as they are sent', () => {
  const base = 'https://wallet.example/'
  expect(httpsLink(base + 'a'.repeat(4_096 - base.length))).toBeDefined()
  expect(httpsLink(base + 'a'.repeat(4_097 - base.length))).toBeUndefined()
  expect(httpsLink(base + 'ä'.repeat(700))).toBeUndefined()
})

test('behavior: whatever is written, what is given is of an allowed scheme, without credentials, and reads the same twice', () => {
  const piece = fc.constantFrom(
    ...[
      'javascript',
      'https',
      'data',
      'wallet',
      'intent',
      ':',
      '/',
      '//',
      '://',
      '@',
      '\\',
      '%0a',
      '\n',
      '\t',
      ' ',
      '?',
      '#',
    ],
    ...['\u200b', '\u202e', 'xn--a', 'evil.example', 'wc', '*', '..', '[::1]', '1.2.3.4', 'a.b'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      for (const url of [httpsLink(text), appLink(text)]) {
        if (!url) continue
        const scheme = url.protocol.slice(0, -1)
        expect(scheme === 'https' || isAppScheme(scheme)).toBe(true)
        expect(text.toLowerCase().startsWith(`${scheme}://`)).toBe(true)
        expect([url.username, url.password]).toEqual(['', ''])
        expect(new URL(url.href).href).toBe(url.href)
        expect(url.href).not.toMatch(/[\s\\]/)
      }
    }),
  )
})
