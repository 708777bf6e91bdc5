import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Portuguese. */
export const nfts = {
  nfts: {
    loading: 'Carregando os NFTs',
    none: 'Nenhum NFT ainda',
    noneText: 'O que você tem nesta rede aparece aqui.',
    receive: 'Receber',
    retry: 'Tentar de novo',
    failed: 'NFTs indisponíveis',
    old: 'Atualizado {time}',
    all: 'Mostrar tudo',
    allOf: 'Mostrar tudo de {collection}',
    fewer: 'Mostrar menos',
    fewerOf: 'Mostrar menos de {collection}',
    more: 'Mostrar mais',
    cut: 'Há mais do que pode ser mostrado aqui.',
    spam: 'Ocultos como spam',
    showSpam: 'Mostrar',
    hideSpam: 'Ocultar',
    unsupported: 'Mude para uma rede deste app para ver o que você tem nela.',
  },
  nftsTab: { label: 'NFTs' },
} satisfies TranslatedFeature<typeof manifest>
