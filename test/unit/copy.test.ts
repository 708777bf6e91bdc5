import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { textsIn } from '../../schema/texts.js'
import { errorTexts } from './packs.js'
import { readCatalogue } from './repo/catalogue.js'
import { copyProblems } from './repo/copy-rules.js'
import { readSources } from './repo/source.js'

/** Texts whose words the specification fixes, and names of documents. */
const fixed: readonly string[] = [
  'account.balanceFailed',
  'activity.failed',
  'page.unsupported',
  'legal.terms',
  'legal.privacy',
  'error.relay/origin.title',
  'error.relay/project-id.title',
  'error.relay/clock.title',
  'error.network/not-found.title',
  'error.backend/project-id.title',
  'error.backend/origin.title',
  'error.backend/rate-limited.title',
  'error.backend/failed.title',
  'email.cooldown',
  'error.frame/blocked.userMessage',
  'error.frame/not-loaded.userMessage',
  'error.frame/timed-out.title',
  'error.frame/not-allowed.userMessage',
  'error.frame/cooldown.userMessage',
]
/** Texts that need a longer sentence, with its words. */
const long: Readonly<Record<string, number>> = {
  'connecting.hints.3': 13,
  'switching.hints.3': 13,
  'whatIsANetwork.recordText': 14,
  'whatIsANetwork.apartText': 13,
}

const texts = [...textsIn('en'), ...(await errorTexts())].filter(({ english }) => !english.startsWith('https://'))

test('behavior: every text of the modal keeps the rules of its words', () => {
  const wrong = texts.flatMap(({ key, english }) => {
    const allowed = long[key] === undefined ? undefined : `${long[key]} words in a sentence`
    const problems = fixed.includes(key) ? [] : copyProblems(english, true).filter((problem) => problem !== allowed)
    return problems.map((problem) => `${key}: ${problem}: ${english}`)
  })
  expect(wrong).toEqual([])
})

test('behavior: what is excepted is there, and needs it', () => {
  for (const key of [...fixed, ...Object.keys(long)]) {
    const english = texts.find((text) => text.key === key)?.english ?? ''
    expect(copyProblems(english, true), key).not.toEqual([])
  }
})

test('behavior: errors of the command line and of the runtime keep the rules for developers', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sources = readSources(root).filter(({ path }) => !/^runtime\/locales\/|^templates\//.test(path))
  const rows = readCatalogue(sources)
  expect(rows.length).toBeGreaterThan(100)
  // The message is SPEC §8.
  const said = rows.filter(({ code }) => code !== 'wallet/no-chains')
  const wrong = said.flatMap(({ code, title, message, fix }) =>
    [title, message, fix].flatMap((text) => copyProblems(text, false).map((problem) => `${code}: ${problem}: ${text}`)),
  )
  expect(wrong).toEqual([])
})

describe('what the rules find', () => {
  test.each([
    ['The link could not be copied', ['no contraction', 'could not be']],
    ['Wallets are being fetched', ['fetched: write load', 'being']],
    ['Install it, then reload this page.', ['reload: write refresh']],
    ['Account not authorised', ['British spelling']],
    ['Search by name or chain id.', ['chain ID, project ID']],
    ['Nobody answered in {wallet}.', ['a person of no name']],
    ['Your wallet is on {network}, which this app uses.', ['a clause in place of a command']],
    ['Install a wallet: it appears here.', ['a colon that joins sentences']],
    ['There are more to show.', ['there is']],
    ['Test network', ['test network: write testnet']],
    ['Switching to {wallet}', ['work in progress without …']],
    ['Loading...', ['three dots: write …']],
    ['Please try again.', ['an apology']],
    ['One two three four five six seven eight nine ten eleven twelve thirteen.', ['13 words in a sentence']],
    ['Token Balance unavailable', ['a capital inside a sentence: Balance']],
  ])('error: %s', (text, problems) => expect(copyProblems(text, true)).toEqual(problems))

  test.each([
    'Couldn’t copy the link',
    'Switching to {wallet}…',
    'Which do you want to use?',
    'Network: {network}',
    'Showing WalletConnect-certified wallets',
    'One two three four five six seven eight nine ten eleven twelve. And one more.',
  ])('behavior: %s', (text) => expect(copyProblems(text, true)).toEqual([]))

  test('behavior: developers may read of what is technical, and code is as the machine wants it', () => {
    expect(copyProblems('The node, which answers: no chain.', false)).toEqual([])
    expect(copyProblems('Run `npm run reload -- ...` again.', false)).toEqual([])
    expect(copyProblems('The node does not answer.', false)).toEqual(['no contraction'])
  })
})
