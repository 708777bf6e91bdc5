import type { GeneratedAlways } from 'kysely'

/** A mail that the inbox of development caught. */
export interface InboxMailRow {
  readonly id: string
  /** Counts up: the order of arrival. */
  readonly number: GeneratedAlways<number>
  /** Milliseconds since 1970. */
  readonly received_at: number
  readonly sender: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Tables of mail. */
export interface MailTables {
  readonly inbox_mails: InboxMailRow
}
