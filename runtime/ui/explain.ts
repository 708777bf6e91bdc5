import { type ErrorRow, explainError, type ModalError } from '../../schema/error.js'
import { coreRows } from '../core/error-rows.js'

const rows: Readonly<Record<string, ErrorRow>> = coreRows

/** Puts title, message and fix of the catalogue on an error. One that already carries its prose stays as it is. */
export function explain(error: ModalError): ModalError {
  const row = Object.hasOwn(rows, error.code) ? rows[error.code] : undefined
  return row && error.title === error.code ? explainError(error, row) : error
}
