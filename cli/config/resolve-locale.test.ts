import { describe, expect, test } from 'vitest'
import type { LocaleInput } from '../../schema/locale.js'
import { pathOf } from './issue.js'
import { resolveLocale } from './resolve-locale.js'

const parts = ['connect', 'account', 'networks']

const resolve = (input?: LocaleInput) => resolveLocale(input, parts)
const languagesOf = (input?: LocaleInput) => resolve(input).locales.map(({ lang }) => lang)

/** What a config that is not typed gets to hear. */
function problems(input: unknown): readonly string[] {
  const { issues } = resolve(input as LocaleInput)
  return issues.map(({ keys, message, fix }) => `${pathOf(keys)}: ${message}. ${fix}`)
}

const strange = "isn't a language of this version of create-modal-kit"

test.each([[undefined], ['en'], ['en-GB'], [{}], [{ default: 'en', offer: ['en'], texts: { en: {} } }]] as const)(
  'behavior: %j is our English, which needs nothing',
  (input) => {
    expect(resolve(input as LocaleInput)).toEqual({ locales: [], issues: [], idle: [] })
  },
)

test.each<[LocaleInput, readonly string[]]>([
  ['de', ['de']],
  ['de-AT', ['de']],
  ['zh-CN', ['zh']],
  [{ offer: ['en', 'de'] }, ['en', 'de']],
  [{ offer: ['de', 'en'] }, ['de', 'en']],
  [{ default: 'de', offer: ['en', 'de'] }, ['de', 'en']],
  [{ default: 'de', offer: ['en'] }, ['de', 'en']],
  [{ offer: ['de-DE', 'de-AT', 'en'] }, ['de', 'en']],
])('param: %j is %j, the default first and each once', (input, languages) => {
  expect(languagesOf(input)).toEqual(languages)
  expect(problems(input)).toEqual([])
})

test('behavior: own texts are put where they stand in their block', () => {
  const texts = {
    en: {
      'connect.title': 'Log in',
      'connecting.hints.1': 'Say yes in {wallet}.',
      'error.wallet/rejected.title': 'Declined',
    },
    de: { 'page.connect': 'Anmelden', 'networks.results.one': 'Ein Netzwerk' },
  }
  expect(resolve({ offer: ['en', 'de'], texts }).locales).toEqual([
    {
      lang: 'en',
      dir: 'ltr',
      texts: {
        connect: { title: 'Log in' },
        connecting: { hints: { 1: 'Say yes in {wallet}.' } },
        error: { 'wallet/rejected': { title: 'Declined' } },
      },
    },
    {
      lang: 'de',
      dir: 'ltr',
      texts: { page: { connect: 'Anmelden' }, networks: { results: { one: 'Ein Netzwerk' } } },
    },
  ])
})

test('behavior: a text of something that is off is named and goes nowhere', () => {
  const { locales, issues, idle } = resolve({ texts: { en: { 'embedded.lost': 'Gone.' } } })
  expect([locales, issues, idle.map(({ key, owner }) => `${key} ${owner}`)]).toEqual([
    [],
    [],
    ['embedded.lost embedded'],
  ])
  expect(resolveLocale({ texts: { en: { 'embedded.lost': 'Gone.' } } }, ['embedded']).locales).toHaveLength(1)
})

describe('what is wrong is said with its place and with what to write', () => {
  test.each<[unknown, string]>([
    ['xx', `locale: ${strange}. Use one of en, ar, de, es,`],
    ['german', `locale: ${strange}. Use one of en, ar, de, es,`],
    ['de_DE', `locale: ${strange}. Use one of en, ar, de, es,`],
    ['zh-TW', `locale: ${strange}. Use one of en,`],
    [{ default: 'ed' }, `locale.default: ${strange}.`],
    [{ offer: ['en', 'dee'] }, `locale.offer[1]: ${strange}. Write de instead.`],
    [
      { texts: { de: { 'connect.title': 'Anmelden' } } },
      "locale.texts.de: is for a language the app doesn't offer. Add de to locale.offer.",
    ],
    [{ texts: { xx: {} } }, `locale.texts.xx: ${strange}.`],
  ])('error: language %j', (input, line) => {
    expect(problems(input)).toEqual([expect.stringContaining(line)])
  })

  test.each<[string, string, string]>([
    [
      'connect.titel',
      'Log in',
      "locale.texts.en['connect.titel']: isn't a text of this version of create-modal-kit. Write connect.title instead.",
    ],
    [
      'nothing.like.it.at.all',
      'x',
      "locale.texts.en['nothing.like.it.at.all']: isn't a text of this version of create-modal-kit. Remove it.",
    ],
    [
      'connecting.hints',
      'x',
      "locale.texts.en['connecting.hints']: is more than one text. Use one of connecting.hints.0, connecting.hints.1, connecting.hints.2, connecting.hints.3.",
    ],
    [
      'networks.results.few',
      'x {count}',
      "locale.texts.en['networks.results.few']: isn't a text of this version of create-modal-kit.",
    ],
    [
      'connecting.waiting',
      'Go on',
      "locale.texts.en['connecting.waiting']: lacks {wallet}. Put {wallet} into connecting.waiting.",
    ],
    [
      'connecting.waiting',
      'Go on in {walet}',
      "locale.texts.en['connecting.waiting']: has {walet}, which this text doesn't get. Use {wallet} only.",
    ],
    [
      'connect.title',
      'Log in to {app}',
      "locale.texts.en['connect.title']: has {app}, which this text doesn't get. Write it without braces.",
    ],
    ['networks.results.other', 'Many networks', "locale.texts.en['networks.results.other']: lacks {count}."],
    [
      'whatIsANetwork.moreUrl',
      'javascript:alert(1)',
      "locale.texts.en['whatIsANetwork.moreUrl']: must be a https:// address.",
    ],
  ])('error: text %s: %j', (key, text, line) => {
    expect(problems({ texts: { en: { [key]: text } } })).toEqual([expect.stringContaining(line)])
  })
})
