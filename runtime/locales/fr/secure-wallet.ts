import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in French. */
export const secureWallet = {
  secureWallet: {
    title: 'Approuvez dans votre portefeuille',
    how: 'Vérifiez les détails dans votre portefeuille, puis approuvez ou annulez.',
    cancel: 'Annuler la demande',
    window: 'Ouvrir la fenêtre du portefeuille',
    blocked: 'Votre navigateur a bloqué la fenêtre du portefeuille. Ouvrez-la pour continuer.',
    refused: 'Action non autorisée',
    refusedText: 'Cette app a demandé quelque chose que votre portefeuille ne fait jamais.',
    back: 'Retour',
  },
} satisfies TranslatedFeature<typeof manifest>
