import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Turkish. */
export const nfts = {
  nfts: {
    loading: 'NFT’ler getiriliyor',
    none: 'Henüz NFT yok',
    noneText: 'Bu ağda sahip olduklarınız burada görünür.',
    receive: 'Al',
    retry: 'Yeniden dene',
    failed: 'NFT’ler alınamadı',
    old: 'Güncelleme: {time}',
    all: 'Tümünü göster',
    allOf: '{collection}: tümünü göster',
    fewer: 'Daha az göster',
    fewerOf: '{collection}: daha az göster',
    more: 'Daha fazla göster',
    cut: 'Burada gösterilebilecekten fazlası var.',
    spam: 'Spam olarak gizlendi',
    showSpam: 'Göster',
    hideSpam: 'Gizle',
    unsupported: 'Sahip olduklarınızı görmek için bu uygulamanın bir ağına geçin.',
  },
  nftsTab: { label: 'NFT’ler' },
} satisfies TranslatedFeature<typeof manifest>
