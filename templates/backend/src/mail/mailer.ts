import { z } from 'zod'

/** A mail to one address. */
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

const oneLine = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    // A line end in a header would start another header; other control characters have no business there either.
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'has a control character')

const body = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    // Postgres can't store a NUL, and half a character is none.
    .refine((text) => !text.includes('\0') && !/\p{Cs}/u.test(text), 'has a character that is no text')

const mail = z.strictObject({
  to: z.email().max(254),
  subject: oneLine(200),
  text: body(20_000),
  html: body(100_000).optional(),
})

/** Throws a `MailError` for a mail that has more than one recipient, a line end in a header, or is too long. */
export function checkMail(input: Mail): void {
  const { error } = mail.safeParse(input)
  const issue = error?.issues[0]
  if (issue) throw new MailError(`The mail can't be sent: ${issue.path.join('.')} ${issue.message}`, { cause: error })
}
