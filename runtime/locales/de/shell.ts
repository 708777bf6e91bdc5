import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in German. */
export const shell = {
  shell: {
    back: 'Zurück',
    close: 'Schließen',
    loading: 'Wird geladen',
    retry: 'Erneut versuchen',
    cancel: 'Abbrechen',
    dismiss: 'Ausblenden',
    offline: 'Konnte nicht geladen werden. Die Verbindung prüfen und erneut versuchen.',
    otherWallet: 'Andere Wallet wählen',
    details: 'Details',
    copyDetails: 'Details kopieren',
    detailsCopied: 'Details kopiert',
    detailsNotCopied: 'Details konnten nicht kopiert werden',
  },
} satisfies Translated<typeof shellTexts>
