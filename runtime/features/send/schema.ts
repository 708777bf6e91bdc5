import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { sendActionTexts } from './action-texts.js'
import { sendContactTexts, sendPreviewTexts, sendTexts, sendTokenTexts, sendWarningTexts } from './texts.js'

/** Sending, as the CLI sees it: a form, a list of tokens and a review. */
export const send = defineManifest({
  id: 'send',
  place: 6,
  title: 'Send',
  requires: ['account', 'networks', 'submissions'],
  namespaces: ['eip155', 'solana'],
  views: {
    WalletSend: 'views/send/flow',
    WalletSendSelectToken: 'views/send/flow',
    WalletSendPreview: 'views/send/flow',
    WalletSendContacts: 'views/send/flow',
    WalletSendContact: 'views/send/flow',
  },
  late: true,
  texts: [sendTexts, sendTokenTexts, sendContactTexts, sendWarningTexts, sendPreviewTexts, sendActionTexts],
  css: 'send.css',
  styles: ['form.css'],
  contacts: [
    {
      service: 'blockchain',
      why: 'the address of a name',
      when: 'while a name is typed as a receiver',
      isOptional: true,
    },
  ],
  storage: [
    { key: '@modal-kit/1/receivers', holds: 'the last thirty addresses that were sent to from here' },
    { key: '@modal-kit/1/contacts', holds: 'the address book: what the person calls an address' },
  ],
  init: [{ flag: 'send', comment: 'Sends coins and tokens, one click from the account.' }],
  switch: 'send',
  flags: {
    /** Sends coins and tokens (SPEC §3). */
    send: z.boolean().optional(),
  },
})
