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
    offline: 'No se pudo cargar. Revisa la conexión e inténtalo de nuevo.',
  },
} satisfies Translated<typeof shellTexts>
