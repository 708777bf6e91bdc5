import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appLink, httpsLink } from './clean-link.js'

test.each([
  'https://metamask.io/',
  'https://play.google.com/store/apps/details?id=app.phantom&hl=en',
  'HTTPS://Example.com',
  'https://xn--bcher-kva.example/a#b',
  'https://apps.apple.com/kr/app/클립-klip/id1627665524',
])('behavior: the https link %s is kept as it is', (link) => {
  expect(httpsLink(link)).toBe(link)
  expect(appLink(link)).toBe(link)
})

test.each(['metamask://', 'smartbody://?uri=', 'sweat:///', 'w3akvrn:/', 'bnc://app.binance.com/cedefi/', 'trust:'])(
  'behavior: the app link %s is kept as it is',
  (link) => {
    expect(appLink(link)).toBe(link)
    expect(httpsLink(link)).toBeUndefined()
  },
)

test.each([
  '',
  '   ',
  '-',
  'nothing',
  'plugwallet.ooo',
  '//evil.example',
  'http://coinstats.app',
  'https://',
  'https:///evil.example',
  'https:evil.example',
  'https://user:secret@evil.example/',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest',
  'https://2130706433/',
  'https://[::1]/',
  'https://localhost/',
  'https://аpple.example/',
  'https://a%2eexample/',
  'https://a.example\u2044@evil.example/',
  'app://클립',
  'https://a.example/ b',
  'https://a.example/"onload=',
  'https://a.example/<script>',
  'https://a.example\\@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  'intent://x#Intent;end',
  'ms-msdt:/id',
  'ms-word:ofe|u|x',
  'view-source:https://a.example',
  'wss://a.example',
  'tel:+123',
  `https://a.example/${'x'.repeat(600)}`,
  `app://${'x'.repeat(600)}`,
])('error: the link %j is not kept', (link) => {
  expect(httpsLink(link)).toBeUndefined()
  expect(appLink(link)).toBeUndefined()
})

test('behavior: unseen characters and spaces at the ends are taken out', () => {
  expect(httpsLink('\u0007 https://a.example/\u200b\n')).toBe('https://a.example/')
})

test('behavior: whatever goes in, what comes out is short, printable and never runs', () => {
  const link = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('https://', 'javascript:', 'app:', ' https:', 'data:'), fc.webPath(), fc.string())
      .map((parts) => parts.join('')),
    fc.webUrl({ validSchemes: ['http', 'https', 'ftp'], withQueryParameters: true, withFragments: true }),
  )
  fc.assert(
    fc.property(link, (text) => {
      for (const kept of [httpsLink(text), appLink(text)]) {
        if (kept === undefined) continue
        expect(kept).toMatch(/^[a-z][a-z0-9+.-]*:[\x21-\x7e\p{L}\p{N}\p{M}]*$/iu)
        expect(kept.length).toBeLessThanOrEqual(512)
        expect(URL.canParse(kept) ? new URL(kept).protocol : 'app:').not.toMatch(
          /^(javascript|data|vbscript|file|blob|http):$/,
        )
      }
    }),
  )
})
