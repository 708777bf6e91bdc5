import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Portuguese. */
export const shell = {
  shell: {
    back: 'Voltar',
    close: 'Fechar',
    loading: 'Carregando',
    retry: 'Tentar de novo',
    cancel: 'Cancelar',
    dismiss: 'Dispensar',
    offline: 'Não foi possível carregar. Verifique a sua conexão e tente de novo.',
    otherWallet: 'Escolher outra carteira',
    details: 'Detalhes',
    copyDetails: 'Copiar detalhes',
    detailsCopied: 'Detalhes copiados',
    detailsNotCopied: 'Não foi possível copiar os detalhes',
  },
} satisfies Translated<typeof shellTexts>
