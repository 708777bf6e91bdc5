import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { receiveActionTexts } from './action-texts.js'
import { compatibleTexts } from './compatible-texts.js'
import { receiveTexts } from './texts.js'

/** The receive feature, as the CLI sees it: the address as text and as a code, and the networks it is good on. */
export const receive = defineManifest({
  id: 'receive',
  place: 5,
  title: 'Receive',
  requires: ['account', 'networks'],
  views: {
    WalletReceive: 'views/receive/wallet-receive',
    WalletCompatibleNetworks: 'views/receive/wallet-compatible-networks',
  },
  late: true,
  texts: [receiveTexts, compatibleTexts, receiveActionTexts],
  css: 'receive.css',
  permissions: [{ permission: 'clipboard-write', when: 'a click copies the address' }],
  init: [{ flag: 'receive', comment: 'The address with a QR code, one click from the account.' }],
  switch: 'receive',
  flags: {
    /** Shows the address with a QR code, from a button of the account (SPEC §3). */
    receive: z.boolean().optional(),
  },
})
