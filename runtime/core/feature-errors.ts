import type { UserErrorRow } from '../../schema/error.js'

/** A feature, as far as its errors go. */
interface WithErrors {
  readonly slots?: { readonly errors?: Readonly<Record<string, UserErrorRow>> }
}

/** The rows that features add to the catalogue of errors, by code. */
export function featureErrors(features: readonly WithErrors[]): Readonly<Record<string, UserErrorRow>> {
  return Object.assign({}, ...features.map(({ slots }) => slots?.errors))
}
