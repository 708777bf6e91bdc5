import { createTransport } from 'nodemailer'
import { isLoopbackHost } from '../origins/origins.js'
import { checkMail, MailError, type Mailer } from './mailer.js'

/** One mail may take this long in all, and this long without a byte from the server, in ms. */
const SEND_MS = 20_000
const SILENCE_MS = 10_000

/** An SMTP server and the sender of the mails. */
export interface SmtpSettings {
  /** `smtps://user:password@mail.example.com`, or `smtp://` with STARTTLS. */
  readonly url: string
  readonly from: string
  /** 20 s by default. */
  readonly deadlineMs?: number
}

/**
 * Sends through an SMTP server, one connection a mail. Beyond this machine it does not go on without TLS, unless the URL
 * says `?requireTLS=false`. The content of a mail never names a file or a URL to be read.
 */
export function smtpMailer({ url, from, deadlineMs = SEND_MS }: SmtpSettings): Mailer {
  const { hostname, searchParams } = new URL(url)
  const isPlainAllowed = isLoopbackHost(hostname) || searchParams.get('requireTLS') === 'false'
  const transport = createTransport({
    url,
    requireTLS: !isPlainAllowed,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, signal) {
      checkMail(mail)
      signal.throwIfAborted()
      const deadline = AbortSignal.timeout(deadlineMs)
      const { to, subject, text, html } = mail
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          signal: AbortSignal.any([signal, deadline]),
        })
      } catch (cause) {
        signal.throwIfAborted()
        if (deadline.aborted) throw new MailError(`The mail server ${hostname} is too slow`, { cause })
        throw new MailError(`The mail server ${hostname} did not take the mail`, { cause })
      }
    },
  }
}
