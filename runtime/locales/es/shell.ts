import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Spanish. */
export const shell = {
  shell: {
    back: 'Atrás',
    close: 'Cerrar',
    loading: 'Cargando',
    retry: 'Reintentar',
    cancel: 'Cancelar',
    dismiss: 'Descartar',
    offline: 'No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.',
    otherWallet: 'Elegir otra billetera',
    details: 'Detalles',
    copyDetails: 'Copiar detalles',
    detailsCopied: 'Detalles copiados',
    detailsNotCopied: 'No se pudieron copiar los detalles',
  },
} satisfies Translated<typeof shellTexts>
