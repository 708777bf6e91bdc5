import { expect, test } from 'vitest'
import { fakeClock, settle } from '../../test/unit/fakes.js'
import { wordsFor } from './approval/words-for.js'
import { loadWords } from './load-words.js'

const files = ['de', 'ar', 'zh', 'pt'].map((lang) => ({
  lang,
  path: `/assets/words-${lang}-1.json`,
  sha256: `${lang}${'A'.repeat(41)}=`,
}))

/** A browser in a language, and what it has fetched. */
function browser(language: string, answer: (init: RequestInit) => Promise<Response>) {
  const clock = fakeClock()
  const asked: (readonly [unknown, RequestInit])[] = []
  const own = new AbortController()
  const http = {
    fetch(input: string | URL | Request, init: RequestInit = {}) {
      asked.push([input, init])
      return answer(init)
    },
  }
  return { clock, asked, own, load: () => loadWords({ http, clock, language }, files, own.signal) }
}

test.each([
  ['de-AT', 'de'],
  ['AR', 'ar'],
  ['zh-Hant-TW', 'zh'],
  ['pt_BR', 'pt'],
])(
  'behavior: a browser in “%s” gets the file of %s alone, which is compared with its digest',
  async (language, lang) => {
    const { clock, asked, load } = browser(language, async () => Response.json(wordsFor(lang)))
    expect(await load()).toEqual(wordsFor(lang))
    expect(asked).toEqual([
      [
        `/assets/words-${lang}-1.json`,
        expect.objectContaining({ integrity: `sha256-${lang}${'A'.repeat(41)}=`, credentials: 'omit' }),
      ],
    ])
    expect(clock.pending()).toBe(0)
  },
)

test.each(['en', 'nl', '', '__proto__', 'constructor'])('behavior: for “%s” nothing is fetched', async (language) => {
  const { asked, load } = browser(language, () => Promise.reject(new Error('asked')))
  expect([await load(), asked]).toEqual([undefined, []])
})

test.each([
  ['does not come, or is another one', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is cut off', async () => new Response('{"lang":"de","words"')],
])('error: a file that %s leaves the words out', async (_, answer) => {
  const { clock, load } = browser('de', answer)
  expect([await load(), clock.pending()]).toEqual([undefined, 0])
})

test('error: one that hangs is waited for 3 seconds, and its fetch ends then', async () => {
  const { clock, asked, load } = browser('de', () => new Promise(() => {}))
  const loaded: unknown[] = []
  load().then((local) => loaded.push(local))
  await clock.advance(2999)
  expect(loaded).toEqual([])
  await clock.advance(1)
  expect([loaded, asked[0]?.[1].signal?.aborted, clock.pending()]).toEqual([[undefined], true, 0])
})

test('error: an abort ends the wait with its reason', async () => {
  const { clock, own, load } = browser('de', () => new Promise(() => {}))
  const loading = load().catch((cause: unknown) => cause)
  await settle()
  own.abort(new Error('Request was aborted'))
  expect([await loading, clock.pending()]).toEqual([new Error('Request was aborted'), 0])
})
