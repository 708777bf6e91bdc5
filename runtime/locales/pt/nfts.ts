import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Portuguese. */
export const nfts = {
  nfts: {
    loading: 'Carregando NFTs',
    none: 'Nenhum NFT ainda',
    noneText: 'Os NFTs que você tem nesta rede vão aparecer aqui.',
    receive: 'Receber',
    retry: 'Tentar de novo',
    failed: 'Não foi possível carregar os NFTs',
    old: 'Atualizado {time}',
    all: 'Mostrar tudo',
    allOf: 'Mostrar tudo de {collection}',
    fewer: 'Mostrar menos',
    fewerOf: 'Mostrar menos de {collection}',
    more: 'Mostrar mais',
    cut: 'Mostrando os primeiros {count}.',
    spam: 'Spam ({count})',
    showSpam: 'Mostrar',
    hideSpam: 'Ocultar',
    off: 'NFTs indisponíveis',
    networks: 'Mudar de rede',
    unsupported: 'Mude para uma rede compatível para ver os seus NFTs.',
  },
  nftsTab: { label: 'NFTs' },
} satisfies TranslatedFeature<typeof manifest>
