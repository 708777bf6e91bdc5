import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Turkish. */
export const nfts = {
  nfts: {
    loading: 'NFT’ler yükleniyor',
    none: 'Henüz NFT yok',
    noneText: 'Bu ağda sahip olduğunuz NFT’ler burada görünecek.',
    receive: 'Al',
    retry: 'Yeniden dene',
    failed: 'NFT’ler yüklenemedi',
    old: 'Güncelleme: {time}',
    all: 'Tümünü göster',
    allOf: '{collection}: tümünü göster',
    fewer: 'Daha az göster',
    fewerOf: '{collection}: daha az göster',
    more: 'Daha fazla göster',
    cut: 'İlk {count} tanesi gösteriliyor.',
    spam: 'Spam ({count})',
    showSpam: 'Göster',
    hideSpam: 'Gizle',
    off: 'NFT’ler kullanılamıyor',
    networks: 'Ağı değiştirin',
    unsupported: 'NFT’lerinizi görmek için desteklenen bir ağa geçin.',
  },
  nftsTab: { label: 'NFT’ler' },
} satisfies TranslatedFeature<typeof manifest>
