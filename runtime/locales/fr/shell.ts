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
    offline: 'Le chargement n’a pas abouti. Vérifiez la connexion et réessayez.',
  },
} satisfies Translated<typeof shellTexts>
