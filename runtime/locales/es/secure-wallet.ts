import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Spanish. */
export const secureWallet = {
  secureWallet: {
    title: 'Aprueba en tu billetera',
    how: 'Revisa los detalles en tu billetera y aprueba o cancela allí.',
    cancel: 'Cancelar solicitud',
    window: 'Abrir ventana de la billetera',
    blocked: 'Tu navegador bloqueó la ventana de la billetera. Ábrela para continuar.',
    refused: 'Acción no permitida',
    refusedText: 'Esta app pidió algo que tu billetera nunca hace.',
    back: 'Volver',
  },
} satisfies TranslatedFeature<typeof manifest>
