import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Hindi. */
export const shell = {
  shell: {
    back: 'वापस',
    close: 'बंद करें',
    loading: 'लोड हो रहा है',
    retry: 'फिर कोशिश करें',
    cancel: 'रद्द करें',
    dismiss: 'हटाएँ',
    offline: 'यह लोड नहीं हुआ। कनेक्शन जाँचें और फिर कोशिश करें।',
  },
} satisfies Translated<typeof shellTexts>
