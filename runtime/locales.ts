import { cell } from './core/cell.js'
import { deadline } from './core/deadline.js'
import type { Locale, LocaleSource } from './core/locale.js'
import { type PageWords, pageWords } from './core/page-words.js'

export type { Locale } from './core/locale.js'

/** One language of the app, as `generate` writes it. */
export interface LocaleEntry {
  /** The words of the buttons in the page, and the direction where it is not left to right; English where left out. */
  readonly page?: Partial<PageWords>
  /** The words of the modal, a chunk of their own; English where left out. */
  readonly load?: () => Promise<{ readonly locale: Locale }>
}

/** Milliseconds an opening waits for the words. Those that come later take their place then. */
const FETCH_MS = 5_000

const english: Locale = { lang: 'en', dir: 'ltr', words: {} }

/** The languages of an app by their BCP 47 tags, the default first. Only an app that names languages pays for this. */
export function locales(entries: Readonly<Record<string, LocaleEntry>>): LocaleSource {
  return ({ clock, log }, lang) => {
    const offered = Object.keys(entries)
    let tag = find(offered, lang) ?? offered[0] ?? 'en'
    const pageOf = (): PageWords => ({ ...pageWords, lang: tag, dir: 'ltr', ...entries[tag]?.page })
    const page = cell(pageOf())
    const current = cell<Locale | null>(null)
    const known = new Map<string, Locale>()
    const fetches = new Map<string, Promise<void>>()

    function show(): void {
      current.value = known.get(tag) ?? current.peek()
    }

    async function fetchWords(wanted: string): Promise<void> {
      const { signal } = new AbortController()
      try {
        await deadline({ clock, ms: FETCH_MS, name: `the language ${wanted}`, signal }, async () => {
          known.set(wanted, (await entries[wanted]?.load?.())?.locale ?? english)
          show()
        })
      } catch (cause) {
        fetches.delete(wanted)
        current.value ??= english
        log('warn', `the language ${wanted} did not load`, cause)
      }
    }

    async function load(): Promise<void> {
      const wanted = tag
      const fetching = fetches.get(wanted) ?? fetchWords(wanted)
      fetches.set(wanted, fetching)
      await fetching
      // Another locale was chosen meanwhile.
      if (tag !== wanted) await load()
    }

    return {
      current,
      page,
      offered,
      load,
      set(wanted) {
        const found = find(offered, wanted)
        if (!found || found === tag) return
        tag = found
        page.value = pageOf()
        show()
        // Nothing is fetched before the modal is.
        if (fetches.size > 0 || current.peek()) void load()
      },
    }
  }
}

function find(offered: readonly string[], wanted = ''): string | undefined {
  const exact = wanted.toLowerCase()
  const [base] = exact.split('-')
  return offered.find((tag) => tag.toLowerCase() === exact) ?? offered.find((tag) => tag === base)
}
