import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in French. */
export const nfts = {
  nfts: {
    loading: 'Chargement des NFT',
    none: 'Aucun NFT pour l’instant',
    noneText: 'Ce que vous possédez sur ce réseau apparaît ici.',
    receive: 'Recevoir',
    retry: 'Réessayer',
    failed: 'NFT indisponibles',
    old: 'Mis à jour {time}',
    all: 'Tout afficher',
    allOf: 'Afficher tout de {collection}',
    fewer: 'Afficher moins',
    fewerOf: 'Afficher moins de {collection}',
    more: 'Afficher plus',
    cut: 'Il y en a plus que ce qui peut être affiché ici.',
    spam: 'Masqué comme indésirable',
    showSpam: 'Afficher',
    hideSpam: 'Masquer',
    unsupported: 'Passez sur un réseau de cette app pour voir ce que vous y possédez.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
