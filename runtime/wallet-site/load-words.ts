import { deadline } from '../core/deadline.js'
import type { Clock, Http } from '../core/host.js'
import type { LocalWords } from './approval/approval-words.js'
import type { WordsFile } from './settings.js'

/** Where words come from, and for whom. */
export interface WordsDeps {
  readonly http: Http
  readonly clock: Clock
  /** The language of the browser (BCP 47). */
  readonly language: string
}

/** Words are worth no longer wait: the card is in English without them. */
const WORDS_MS = 3000

/**
 * The words of cards in the language of the browser, of which a region is left out. The browser compares the file with
 * its digest (SECURITY T8). `undefined` where there is no such file, or it does not come. Throws the signal's reason.
 */
export async function loadWords(
  { http, clock, language }: WordsDeps,
  files: readonly WordsFile[],
  signal: AbortSignal,
): Promise<LocalWords | undefined> {
  const [lang = ''] = language.toLowerCase().split(/[-_]/)
  const file = files.find((each) => each.lang === lang)
  if (!file) return undefined
  const { path, sha256 } = file
  try {
    return await deadline({ clock, ms: WORDS_MS, name: 'words', signal }, async (ended) => {
      const response = await http.fetch(path, { integrity: `sha256-${sha256}`, credentials: 'omit', signal: ended })
      return response.json() as Promise<LocalWords>
    })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
