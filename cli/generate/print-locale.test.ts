import { expect, test } from 'vitest'
import type { LocaleInput } from '../../schema/locale.js'
import { checkConfig } from '../config/check-config.js'
import { resolveConfig } from '../config/resolve.js'
import type { Resolved } from '../config/resolved.js'
import { artifacts } from './artifacts.js'
import { isLocaleFile } from './print-locale.js'

function resolved(locale: LocaleInput, more: Record<string, unknown> = {}): Resolved {
  const config = { app: { name: 'My app' }, networks: ['mainnet'], services: 'local', locale, ...more }
  const checked = checkConfig(config)
  const result = checked.isValid ? resolveConfig(checked.value, 'development') : checked
  if (!result.isValid) throw new Error(JSON.stringify(result.issues))
  return result.value
}

/** Every generated file by name, without its stamp. */
function filesOf(locale: LocaleInput, more: Record<string, unknown> = {}): Readonly<Record<string, string>> {
  const files = artifacts(resolved(locale, more), { folder: 'kit', version: '0.1.0' })
  return Object.fromEntries(
    files.map(({ path, content }) => [path.replace('kit/', ''), content.replace(/^\/\/ @.*\n/gm, '')]),
  )
}

const plain = filesOf('en')
const localesLine = (text = '') => /^ {2}locales: .*?\)(?=,\n {2}\w)/ms.exec(text)?.[0]

test('behavior: an app in our English gets no file and no word about languages', () => {
  expect(Object.keys(plain).filter((name) => name.startsWith('locale'))).toEqual([])
  expect(plain['generated.ts']).not.toContain('locale')
})

test('behavior: one language is the words of the page beside it, and one file for the modal', () => {
  const files = filesOf('de')
  expect(files['generated.ts']?.match(/^import .*$/gm)).toEqual([
    "import { injected } from 'create-modal-kit/connectors/injected'",
    "import { locales } from 'create-modal-kit/locales'",
    "import { page as dePage } from 'create-modal-kit/locales/de/page'",
    "import type { Wiring } from 'create-modal-kit'",
  ])
  expect(localesLine(files['generated.ts'])).toMatchInlineSnapshot(
    `"  locales: locales({ de: { page: dePage, load: () => import('./locale-de') } })"`,
  )
  expect(files['locale-de.ts']).toMatchInlineSnapshot(`
    "/* eslint-disable */
    import { account } from 'create-modal-kit/locales/de/account'
    import { connect } from 'create-modal-kit/locales/de/connect'
    import { errors } from 'create-modal-kit/locales/de/errors'
    import { networks } from 'create-modal-kit/locales/de/networks'
    import { shell } from 'create-modal-kit/locales/de/shell'
    import type { Locale } from 'create-modal-kit/locales'

    export const locale = {
      lang: 'de',
      dir: 'ltr',
      words: { ...shell, ...connect, ...account, ...networks },
      errors: errors,
    } as const satisfies Locale
    "
  `)
  expect({ ...files, 'generated.ts': '', 'locale-de.ts': undefined }).toEqual({ ...plain, 'generated.ts': '' })
})

test('behavior: the words of a feature and of the embedded modal come with them', () => {
  const words = (files: Readonly<Record<string, string>>) => files['locale-de.ts']?.match(/(?<=locales\/de\/)\w+/g)
  const usual = ['account', 'connect', 'errors', 'networks', 'shell']
  expect(words(filesOf('de'))).toEqual(usual)
  expect(words(filesOf('de', { embedded: true }))).toEqual([
    'account',
    'connect',
    'embedded',
    'errors',
    'networks',
    'shell',
  ])
  expect(words(filesOf('de', { legal: { termsUrl: 'https://example.com' } }))).toContain('legal')
})

test('behavior: own texts lie over the pack, and what is taken whole is printed whole', () => {
  const texts = {
    de: {
      'page.connect': 'Anmelden',
      'connect.title': 'Anmelden',
      'connecting.hints.1': 'Dort bestätigen.',
      'networks.results.one': 'Ein Netzwerk',
      'error.wallet/rejected.title': 'Abgelehnt',
    },
  }
  const files = filesOf({ offer: ['en', 'de'], texts })
  expect(localesLine(files['generated.ts'])).toMatchInlineSnapshot(
    `"  locales: locales({ en: {}, de: { page: { ...dePage, connect: 'Anmelden' }, load: () => import('./locale-de') } })"`,
  )
  expect(files['locale-de.ts']?.split('export const ')[1]).toMatchInlineSnapshot(`
    "locale = {
      lang: 'de',
      dir: 'ltr',
      words: {
        ...shell,
        ...connect,
        ...account,
        ...networks,
        connect: { ...connect.connect, title: 'Anmelden' },
        connecting: {
          ...connect.connecting,
          hints: [
            connect.connecting.hints[0],
            'Dort bestätigen.',
            connect.connecting.hints[2],
            connect.connecting.hints[3],
          ],
        },
        networks: { ...networks.networks, results: { ...networks.networks.results, one: 'Ein Netzwerk' } },
      },
      errors: { ...errors, 'wallet/rejected': { ...errors['wallet/rejected'], title: 'Abgelehnt' } },
    } as const satisfies Locale
    "
  `)
})

test('behavior: English of your own is only what differs', () => {
  const texts = {
    en: {
      'connect.title': 'Log in',
      'connecting.hints.1': "Say 'yes' there.",
      'networks.results.one': 'One network',
      'error.wallet/rejected.title': 'Declined',
    },
  }
  const files = filesOf({ texts })
  expect(files['generated.ts']).toContain("locales: locales({ en: { load: () => import('./locale-en') } }),")
  expect(files['locale-en.ts']).toMatchInlineSnapshot(`
    "/* eslint-disable */
    import type { Locale } from 'create-modal-kit/locales'

    export const locale = {
      lang: 'en',
      dir: 'ltr',
      words: {
        connect: { title: 'Log in' },
        connecting: {
          hints: [
            'Asking your wallet to connect.',
            'Say \\'yes\\' there.',
            'Open {wallet} and confirm. Its window may be behind this one.',
            'Still waiting. Unlock {wallet} and look for an open request, or cancel and try again.',
          ],
        },
        networks: { results: { one: 'One network', other: '{count} networks found' } },
      },
      errors: {
        'wallet/rejected': {
          title: 'Declined',
          message: 'The request was declined in {wallet}.',
          fix: 'Try again and approve it in the wallet.',
        },
      },
    } as const satisfies Locale
    "
  `)
})

test('behavior: English words of the page alone need no file', () => {
  const files = filesOf({ texts: { en: { 'page.connect': 'Log in' } } })
  expect(files['generated.ts']).toContain("locales: locales({ en: { page: { connect: 'Log in' } } }),")
  expect(files['locale-en.ts']).toBeUndefined()
})

test('behavior: a language from right to left says so beside the page', () => {
  const files = filesOf('ar')
  expect(files['generated.ts']).toContain(
    "locales: locales({ ar: { page: { ...arPage, dir: 'rtl' }, load: () => import('./locale-ar') } }),",
  )
  expect(files['locale-ar.ts']).toContain("  lang: 'ar',\n  dir: 'rtl',\n")
})

test.each([
  ['locale-de.ts', true],
  ['locale-fil.ts', true],
  ['locale-picker.ts', false],
  ['locale-de.tsx', false],
  ['my-locale-de.ts', false],
])('param: %s is the name of a file with words: %s', (name, isOne) => {
  expect(isLocaleFile(name)).toBe(isOne)
})
