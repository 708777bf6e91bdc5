import type { ErrorRow, ModalError } from '../../schema/error.js'
import { explainError, fill } from '../../schema/explain-error.js'
import type { ErrorRows } from '../contract/view.js'
import { coreRows } from '../core/error-rows.js'

const rows: ErrorRows = coreRows

/** Puts title, message and fix of the catalogue on an error. One that already carries its prose stays as it is. */
export function explain(error: ModalError, translated: ErrorRows = {}): ModalError {
  const row = rowOf(translated, error) ?? rowOf(rows, error)
  return row && error.title === error.code ? explainError(error, row) : error
}

/** What to show of an error, in the language of the modal even where the error already speaks another one. */
export function proseOf(error: ModalError, translated: ErrorRows = {}): ErrorRow {
  const row = rowOf(translated, error)
  const { slots } = error
  if (row) return { title: fill(row.title, slots), message: fill(row.message, slots), fix: fill(row.fix, slots) }
  return explain(error)
}

function rowOf(table: ErrorRows, { code }: ModalError): ErrorRow | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}
