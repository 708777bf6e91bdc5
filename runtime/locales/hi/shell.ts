import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Hindi. */
export const shell = {
  shell: {
    back: 'वापस',
    close: 'बंद करें',
    loading: 'लोड हो रहा है',
    retry: 'फिर कोशिश करें',
    cancel: 'रद्द करें',
    dismiss: 'हटाएँ',
    offline: 'लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    otherWallet: 'दूसरा वॉलेट चुनें',
    details: 'विवरण',
    copyDetails: 'विवरण कॉपी करें',
    detailsCopied: 'विवरण कॉपी हो गया',
    detailsNotCopied: 'विवरण कॉपी नहीं हो सका',
  },
} satisfies Translated<typeof shellTexts>
