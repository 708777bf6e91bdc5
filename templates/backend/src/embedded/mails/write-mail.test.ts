import { expect, test } from 'vitest'
import { checkMail } from '../../mail/mailer.js'
import { mailLanguage } from './language.js'
import { loginTexts, type MailLanguage } from './texts.data.js'
import { writeMail } from './write-mail.js'

const about = {
  email: 'ada@example.com',
  origin: 'https://app.example:8443',
  browser: 'Chrome, Windows',
  network: '203.0.113.*',
}
const languages = Object.keys(loginTexts) as MailLanguage[]

test('behavior: the mail with the code names site, browser and network, and has no link (SECURITY 2.9)', () => {
  const { subject, text, to } = writeMail({ ...about, language: 'en' }, { kind: 'code', code: '012345' })
  expect([to, subject]).toEqual(['ada@example.com', 'Your code for app.example:8443'])
  expect(text).toBe(
    'Your code for https://app.example:8443:\n\n012345\n\nIt works for 10 minutes, only on the device you started with.\n\n' +
      'Browser: Chrome, Windows\nNetwork: 203.0.113.*\n\nWasn’t it you? Ignore this email and don’t share it.\n',
  )
})

test.each(languages)('behavior: in %s every part is filled in, and the code is not in the subject', (language) => {
  const url = 'http://wallet.localhost:8788/device?token=t'
  const activity = 'http://wallet.localhost:8788/activity?projectId=shop'
  for (const content of [{ kind: 'code', code: '012345' } as const, { kind: 'link', url, activity } as const]) {
    const mail = writeMail({ ...about, language }, content)
    checkMail(mail)
    expect(mail.subject).toContain('app.example:8443')
    expect(mail.subject).not.toContain('012345')
    for (const part of [about.origin, about.browser, about.network]) expect(mail.text).toContain(part)
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
    const links = mail.text.match(/https?:\/\/\S+/g)?.filter((link) => !link.startsWith(about.origin))
    expect(links ?? []).toEqual(content.kind === 'link' ? [url, activity] : [])
  }
})

test('behavior: in Arabic addresses keep their order (UAX #9), and the subject has letters alone', () => {
  const { subject, text } = writeMail({ ...about, language: 'ar' }, { kind: 'code', code: '012345' })
  for (const part of [about.origin, about.browser, about.network]) expect(text).toContain(`\u2066${part}\u2069`)
  expect(subject).not.toMatch(/[\u2066-\u2069]/)
})

test('behavior: every language has the slots of the English text, and words of its own', () => {
  const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort()
  for (const language of languages.filter((each) => each !== 'en')) {
    for (const [key, english] of Object.entries(loginTexts.en)) {
      const text = loginTexts[language][key as keyof typeof loginTexts.en]
      expect([language, key, slots(text)]).toEqual([language, key, slots(english)])
      if (key !== 'browser') expect(text, `${language} ${key}`).not.toBe(english)
    }
  }
})

test.each([
  ['pt-BR', 'pt'],
  ['ZH_hans', 'zh'],
  ['de', 'de'],
  ['xx', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['__proto__', 'en'],
  ['constructor', 'en'],
])('behavior: mails for %s are in %s', (tag, language) => {
  expect(mailLanguage(tag)).toBe(language)
})

test('behavior: a long origin makes no long subject', () => {
  checkMail(
    writeMail(
      { ...about, origin: `https://${'a.'.repeat(140)}example`, language: 'fr' },
      { kind: 'code', code: '012345' },
    ),
  )
})
