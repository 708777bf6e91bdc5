import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in German. */
export const shell = {
  shell: {
    back: 'Zurück',
    close: 'Schließen',
    loading: 'Wird geladen',
    retry: 'Erneut versuchen',
    cancel: 'Abbrechen',
    dismiss: 'Ausblenden',
    offline: 'Das wurde nicht geladen. Die Verbindung prüfen und erneut versuchen.',
  },
} satisfies Translated<typeof shellTexts>
