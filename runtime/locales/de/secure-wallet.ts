import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in German. */
export const secureWallet = {
  secureWallet: {
    title: 'In der Wallet bestätigen',
    how: 'Die Angaben in der Wallet prüfen und dort bestätigen oder abbrechen.',
    cancel: 'Anfrage abbrechen',
    window: 'Wallet-Fenster öffnen',
    blocked: 'Der Browser hat das Wallet-Fenster blockiert. Zum Fortfahren öffnen.',
    refused: 'Aktion nicht erlaubt',
    refusedText: 'Diese App hat etwas verlangt, das die Wallet nie tut.',
    back: 'Zurück',
  },
} satisfies TranslatedFeature<typeof manifest>
