import { expect, test } from 'vitest'
import { checkMail } from '../../mail/mailer.js'
import { readEmail } from './email-address.js'

const longest = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}example`.slice(0, 254)

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  ADA@Example.COM\n', 'ada@example.com'],
  ['ada+shop@example.com', 'ada+shop@example.com'],
  ["o'neil@example.co.uk", "o'neil@example.co.uk"],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  [longest, longest],
])('behavior: %j is %s, and a mail can be sent to it', (text, email) => {
  expect(readEmail(text)).toBe(email)
  checkMail({ to: email, subject: 's', text: 't' })
})

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@@example.com',
  'ada@example',
  'ada@exa mple.com',
  'ada @example.com',
  'аda@example.com',
  'ａda@example.com',
  'ada@example.com\0',
  'ada@example.com,bob@example.com',
  'ada@example.com\r\nBcc: bob@example.com',
  'ada@[127.0.0.1]',
  '"ada"@example.com',
  `${'a'.repeat(243)}@example.com`,
  'a'.repeat(1_000_000),
])('error: %.60j is no address', (text) => {
  expect(() => readEmail(text)).toThrow('Invalid email')
})
