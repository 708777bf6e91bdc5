import type { ErrorRow } from '../../schema/error.js'

/** What developers read of an error: what happened, as a sentence, and what to do. */
export function developerText({ message, fix }: Pick<ErrorRow, 'message' | 'fix'>): string {
  // A wallet's own words, and a browser's, rarely end with a full stop.
  return `${/[.!?…]$/.test(message) ? message : `${message}.`} ${fix}`.trim()
}
