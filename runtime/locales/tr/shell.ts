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
    offline: 'Yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    otherWallet: 'Başka cüzdan seç',
    details: 'Ayrıntılar',
    copyDetails: 'Ayrıntıları kopyala',
    detailsCopied: 'Ayrıntılar kopyalandı',
    detailsNotCopied: 'Ayrıntılar kopyalanamadı',
  },
} satisfies Translated<typeof shellTexts>
