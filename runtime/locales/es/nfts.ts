import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Spanish. */
export const nfts = {
  nfts: {
    loading: 'Cargando NFT',
    none: 'Aún no hay NFT',
    noneText: 'Los NFT que tengas en esta red aparecerán aquí.',
    receive: 'Recibir',
    retry: 'Reintentar',
    failed: 'No se pudieron cargar los NFT',
    old: 'Actualizado {time}',
    all: 'Mostrar todo',
    allOf: 'Mostrar todo de {collection}',
    fewer: 'Mostrar menos',
    fewerOf: 'Mostrar menos de {collection}',
    more: 'Mostrar más',
    cut: 'Se muestran los primeros {count}.',
    spam: 'Spam ({count})',
    showSpam: 'Mostrar',
    hideSpam: 'Ocultar',
    off: 'NFT no disponibles',
    networks: 'Cambiar de red',
    unsupported: 'Cambia a una red compatible para ver tus NFT.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
