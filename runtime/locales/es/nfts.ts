import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Spanish. */
export const nfts = {
  nfts: {
    loading: 'Cargando los NFT',
    none: 'Aún no hay NFT',
    noneText: 'Lo que tengas en esta red aparecerá aquí.',
    receive: 'Recibir',
    retry: 'Reintentar',
    failed: 'NFT no disponibles',
    old: 'Actualizado {time}',
    all: 'Mostrar todo',
    allOf: 'Mostrar todo de {collection}',
    fewer: 'Mostrar menos',
    fewerOf: 'Mostrar menos de {collection}',
    more: 'Mostrar más',
    cut: 'Hay más de lo que se puede mostrar aquí.',
    spam: 'Oculto como spam',
    showSpam: 'Mostrar',
    hideSpam: 'Ocultar',
    unsupported: 'Cambia a una red de esta app para ver lo que tienes en ella.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
