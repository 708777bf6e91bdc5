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
    offline: 'Não foi possível carregar. Verifique a conexão e tente de novo.',
  },
} satisfies Translated<typeof shellTexts>
