import type { AuditEvent } from '../audit.js'

/** What the page of a wallet's activity and its mail say, in one language. The parts in braces are filled in. */
export interface ActivityTexts {
  readonly title: string
  readonly intro: string
  readonly email: string
  readonly send: string
  readonly sent: string
  readonly invalid: string
  readonly tooMany: string
  readonly mail: string
  readonly life: string
  readonly question: string
  readonly show: string
  readonly over: string
  /** Leads from a link that is over to the form. */
  readonly again: string
  readonly empty: string
  readonly older: string
  readonly site: string
  readonly device: string
  /** By the events of the audit that people are shown. */
  readonly events: Readonly<Record<ShownEvent, string>>
  /** By the outcomes that say more than that it happened. */
  readonly outcomes: Readonly<Record<ShownOutcome, string>>
}

/** Events that have words. Any other is shown by its name. */
export type ShownEvent = Exclude<AuditEvent, 'release alarm' | 'lines deleted'>

/** Outcomes that have words. */
export type ShownOutcome =
  | 'link'
  | 'code'
  | 'right'
  | 'wrong'
  | 'approved'
  | 'rejected'
  | 'aborted'
  | 'window'
  | 'refused'
  | 'unknown'
  | 'too old'
  | 'by operator'
