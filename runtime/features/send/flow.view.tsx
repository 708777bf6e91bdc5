'use client'

import type { ViewsModule } from '../../contract/view.js'
import { createSend } from './create-send.js'
import { WalletSendContactView } from './wallet-send-contact-view.js'
import { WalletSendContactsView } from './wallet-send-contacts-view.js'
import { WalletSendPreviewView } from './wallet-send-preview-view.js'
import { WalletSendSelectTokenView } from './wallet-send-select-token-view.js'
import { WalletSendView } from './wallet-send-view.js'

/** Makes the logic, which comes with the views: neither is of use without the other. */
export const logic = createSend

/** The views of sending, in one script. */
export const views: ViewsModule['views'] = {
  WalletSend: WalletSendView,
  WalletSendSelectToken: WalletSendSelectTokenView,
  WalletSendPreview: WalletSendPreviewView,
  WalletSendContacts: WalletSendContactsView,
  WalletSendContact: WalletSendContactView,
}
