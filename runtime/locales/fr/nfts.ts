import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in French. */
export const nfts = {
  nfts: {
    loading: 'Chargement des NFT',
    none: 'Aucun NFT pour l’instant',
    noneText: 'Vos NFT sur ce réseau apparaîtront ici.',
    receive: 'Recevoir',
    retry: 'Réessayer',
    failed: 'Impossible de charger les NFT',
    old: 'Mis à jour {time}',
    all: 'Tout afficher',
    allOf: 'Afficher tout de {collection}',
    fewer: 'Afficher moins',
    fewerOf: 'Afficher moins de {collection}',
    more: 'Afficher plus',
    cut: 'Les {count} premiers sont affichés.',
    spam: 'Spam ({count})',
    showSpam: 'Afficher',
    hideSpam: 'Masquer',
    off: 'NFT indisponibles',
    networks: 'Changer de réseau',
    unsupported: 'Passez à un réseau pris en charge pour voir vos NFT.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
