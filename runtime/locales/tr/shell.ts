import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Turkish. */
export const shell = {
  shell: {
    back: 'Geri',
    close: 'Kapat',
    loading: 'Yükleniyor',
    retry: 'Yeniden dene',
    cancel: 'İptal',
    dismiss: 'Gizle',
    offline: 'Yüklenemedi. Bağlantıyı kontrol edip yeniden deneyin.',
  },
} satisfies Translated<typeof shellTexts>
