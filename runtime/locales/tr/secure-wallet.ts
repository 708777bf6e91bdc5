import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Turkish. */
export const secureWallet = {
  secureWallet: {
    title: 'Cüzdanınızda onaylayın',
    how: 'Ayrıntıları cüzdanınızda kontrol edin, sonra orada onaylayın veya iptal edin.',
    cancel: 'İsteği iptal et',
    window: 'Cüzdan penceresini aç',
    blocked: 'Tarayıcınız cüzdan penceresini engelledi. Devam etmek için açın.',
    refused: 'Bu işleme izin verilmiyor',
    refusedText: 'Bu uygulama, cüzdanınızın asla yapmadığı bir şey istedi.',
    back: 'Geri dön',
  },
} satisfies TranslatedFeature<typeof manifest>
