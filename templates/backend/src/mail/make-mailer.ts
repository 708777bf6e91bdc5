import type { MailSettings } from '../settings.js'
import type { MailBox } from './mail-box.js'
import { checkMail, MailError, type Mailer } from './mailer.js'
import type { SmtpSettings } from './smtp-mailer.js'

/**
 * The way mails leave by these settings. `box` takes them where they go into the inbox of development; without one, and
 * without a mail server, every mail is refused with a `MailError`.
 */
export function makeMailer(settings: MailSettings, box?: MailBox): Mailer {
  if (settings.kind === 'smtp') return lateSmtpMailer(settings)
  if (settings.kind === 'inbox' && box) return inboxMailer(box)
  return {
    send: async () => {
      throw new MailError('No mail leaves this backend: set MAIL_URL and MAIL_FROM.')
    },
  }
}

function inboxMailer(box: MailBox): Mailer {
  return {
    async send(mail, signal) {
      checkMail(mail)
      signal.throwIfAborted()
      await box.put({ from: 'modal-kit <dev@localhost>', ...mail })
    },
  }
}

/** The client of mail servers comes with the first mail: development, which has an inbox, does without it. */
function lateSmtpMailer(settings: SmtpSettings): Mailer {
  let made: Promise<Mailer> | undefined
  return {
    async send(mail, signal) {
      made ??= import('./smtp-mailer.js').then((it) => it.smtpMailer(settings))
      return (await made).send(mail, signal)
    },
  }
}
