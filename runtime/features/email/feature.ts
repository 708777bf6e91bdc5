import type { Feature } from '../../contract/kit.js'
import { type EmailApi, emailToken } from './contract.js'
import { EmailPart } from './email-part.js'

/** Turns signing in by e-mail on: a field in Connect, the views of a login, and those of changing the address. */
export function email(): Feature<EmailApi> {
  return {
    id: emailToken.id,
    remote: 'social_login',
    remoteEntries: ['email'],
    slots: { connectMethod: { place: 'email', Part: EmailPart } },
    load: (kit) => import('./create-email.js').then((it) => it.createEmail(kit)),
  }
}
