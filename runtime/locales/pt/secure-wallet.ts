import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Portuguese. */
export const secureWallet = {
  secureWallet: {
    title: 'Aprove na sua carteira',
    how: 'Confira os detalhes na sua carteira e aprove ou cancele por lá.',
    cancel: 'Cancelar pedido',
    window: 'Abrir janela da carteira',
    blocked: 'Seu navegador bloqueou a janela da carteira. Abra-a para continuar.',
    refused: 'Ação não permitida',
    refusedText: 'Este app pediu algo que sua carteira nunca faz.',
    back: 'Voltar',
  },
} satisfies TranslatedFeature<typeof manifest>
