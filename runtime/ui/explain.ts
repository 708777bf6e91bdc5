import type { ErrorRow, ModalError, UserErrorRow } from '../../schema/error.js'
import { explainError, fill } from '../../schema/explain-error.js'
import type { ErrorRows } from '../contract/view.js'
import { clean } from '../core/clean.js'
import { coreRows } from '../core/error-rows.data.js'
import type { TranslatedError } from '../core/locale.js'

/** What people read of errors in the language of the modal, by code. */
export type TranslatedRows = Readonly<Record<string, TranslatedError>>

/** What to show of an error. */
export interface Prose extends UserErrorRow {
  readonly isSetup: boolean
}

const rows: ErrorRows = coreRows

/**
 * Puts the prose of the catalogue on an error: `title` and `userMessage` as `translated` has them, `message` and `fix`
 * in English. `own` are the rows of the app's features. One that already carries its prose stays as it is.
 */
export function explain(error: ModalError, own: ErrorRows = {}, translated: TranslatedRows = {}): ModalError {
  const row = rowOf(own, error.code) ?? rowOf(rows, error.code)
  return row && error.title === error.code ? explainError(error, { ...row, ...rowOf(translated, error.code) }) : error
}

/**
 * What to show of an error, to people in the language of the modal even where the error already speaks another one. An
 * error that has no words for people is one of unknown cause to them; developers read its own.
 */
export function proseOf(error: ModalError, own: ErrorRows = {}, translated: TranslatedRows = {}): Prose {
  const { slots, code } = error
  const row = rowOf(own, code) ?? rowOf(rows, code)
  const explained = explain(error, own, translated)
  const { message, fix }: ErrorRow = explained
  const unknown = rowOf(translated, 'internal/unknown') ?? coreRows['internal/unknown']
  const said = rowOf(translated, code) ?? row
  const { title, userMessage } = said ?? (explained.userMessage ? explained : unknown)
  // A name of 400 letters does not bury the sentence around it.
  const short = Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, clean(String(value))]))
  const { isSetup = false } = row ?? {}
  return { title: fill(title, short), userMessage: fill(userMessage, short), message, fix, isSetup }
}

function rowOf<Row>(table: Readonly<Record<string, Row>>, code: string): Row | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}
