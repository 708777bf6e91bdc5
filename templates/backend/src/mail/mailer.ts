/** A mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves once the next server took the mail. Throws a `MailError` for a mail that can't be one, for a server that
   * refuses it or is late, and the signal's reason once that is aborted.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

/** A mail did not go out. Its words are for operators; the cause says more. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
