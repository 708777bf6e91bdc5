import { expect, test } from 'vitest'
import { fakeHost, later, settle } from '../test/unit/fakes.js'
import type { Locale } from './core/locale.js'
import { type LocaleEntry, locales } from './locales.js'

const german: Locale = { lang: 'de', dir: 'ltr', words: { connect: { title: 'Wallet verbinden' } } }
const arabic: Locale = { lang: 'ar', dir: 'rtl', words: {} }

const entries = {
  en: {},
  de: { page: { connect: 'Wallet verbinden' }, load: async () => ({ locale: german }) },
  ar: { page: { dir: 'rtl' }, load: async () => ({ locale: arabic }) },
} as const

function service(lang?: string, all: Readonly<Record<string, LocaleEntry>> = entries) {
  const host = fakeHost()
  return { host, locale: locales(all)(host, lang) }
}

test('behavior: the first is the default, and the page speaks it at once', () => {
  const { locale } = service()
  expect(locale.offered).toEqual(['en', 'de', 'ar'])
  expect(locale.page.peek()).toMatchObject({ lang: 'en', dir: 'ltr', connect: 'Connect wallet' })
  expect(locale.current.peek()).toBeNull()
})

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['AR-eg', 'ar'],
  ['fr', 'en'],
  ['', 'en'],
])('param: to begin with %j is %s', (lang, tag) => {
  const { locale } = service(lang)
  expect(locale.page.initial.lang).toBe(tag)
})

test('param: a region the app offers wins over its language', () => {
  const { locale } = service('pt-br', { pt: {}, 'pt-BR': {} })
  expect(locale.page.peek().lang).toBe('pt-BR')
})

test('behavior: what a language leaves out of the page is English, and it brings its direction', () => {
  expect(service('ar').locale.page.peek()).toMatchObject({ lang: 'ar', dir: 'rtl', connecting: 'Connecting…' })
  expect(service('de').locale.page.peek()).toMatchObject({ connect: 'Wallet verbinden', dir: 'ltr' })
})

test('behavior: nothing is fetched before the modal is, then the language that is set', async () => {
  const fetched: string[] = []
  const spied = {
    ...entries,
    de: {
      async load() {
        fetched.push('de')
        return { locale: german }
      },
    },
  }
  const { locale } = service(undefined, spied)
  locale.set('de')
  await settle()
  expect(fetched).toEqual([])
  await locale.load()
  expect(locale.current.peek()).toBe(german)
  locale.set('en')
  await settle()
  expect(locale.current.peek()).toMatchObject({ lang: 'en', dir: 'ltr' })
  locale.set('de')
  expect(locale.current.peek()).toBe(german)
  await locale.load()
  expect(fetched).toEqual(['de'])
})

test('behavior: an unknown language, or none, changes nothing', async () => {
  const { locale, host } = service('de')
  await locale.load()
  const before = locale.page.peek()
  for (const lang of ['fr', '', undefined]) locale.set(lang)
  expect([locale.page.peek(), locale.current.peek(), host.logged]).toEqual([before, german, []])
})

test('behavior: a choice made while another language is on its way is the one that counts', async () => {
  const slow = later<{ locale: Locale }>()
  const { locale } = service('ar', { ...entries, ar: { load: () => slow.promise } })
  const loading = locale.load()
  locale.set('de')
  slow.resolve({ locale: arabic })
  await loading
  expect(locale.current.peek()).toBe(german)
})

test('error: words that do not come leave English, with one warning, and are tried again by the next choice', async () => {
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new Error('offline')
    return { locale: german }
  }
  const { locale, host } = service('de', { en: {}, de: { load } })
  await locale.load()
  expect(locale.current.peek()).toEqual({ lang: 'en', dir: 'ltr', words: {} })
  expect(host.logged.map(({ level, text }) => `${level} ${text}`)).toEqual(['warn the language de did not load'])
  isOnline = true
  // React may say the same again at any time: that is no new choice.
  locale.set('de')
  await settle()
  expect(locale.current.peek()?.lang).toBe('en')
  locale.set('en')
  locale.set('de')
  await settle()
  expect(locale.current.peek()).toBe(german)
  expect(host.logged).toHaveLength(1)
})

test('error: words that take long do not keep the modal closed, and are shown when they come', async () => {
  const slow = later<{ locale: Locale }>()
  const { locale, host } = service('de', { de: { load: () => slow.promise } })
  const loading = locale.load()
  await host.clock.advance(5_000)
  await loading
  expect(locale.current.peek()?.lang).toBe('en')
  slow.resolve({ locale: german })
  await settle()
  expect(locale.current.peek()).toBe(german)
  expect(host.clock.pending()).toBe(0)
})
