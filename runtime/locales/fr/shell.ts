import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in French. */
export const shell = {
  shell: {
    back: 'Retour',
    close: 'Fermer',
    loading: 'Chargement',
    retry: 'Réessayer',
    cancel: 'Annuler',
    dismiss: 'Masquer',
    offline: 'Chargement impossible. Vérifiez votre connexion et réessayez.',
    otherWallet: 'Choisir un autre portefeuille',
    details: 'Détails',
    copyDetails: 'Copier les détails',
    detailsCopied: 'Détails copiés',
    detailsNotCopied: 'Impossible de copier les détails',
  },
} satisfies Translated<typeof shellTexts>
