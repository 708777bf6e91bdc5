import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Russian. */
export const nfts = {
  nfts: {
    loading: 'NFT загружаются',
    none: 'Пока нет NFT',
    noneText: 'Здесь появится то, чем вы владеете в этой сети.',
    receive: 'Получить',
    retry: 'Повторить',
    failed: 'NFT недоступны',
    old: 'Обновлено {time}',
    all: 'Показать все',
    allOf: 'Показать все из {collection}',
    fewer: 'Показать меньше',
    fewerOf: 'Показать меньше из {collection}',
    more: 'Показать ещё',
    cut: 'Их больше, чем можно показать здесь.',
    spam: 'Скрыто как спам',
    showSpam: 'Показать',
    hideSpam: 'Скрыть',
    unsupported: 'Перейдите в сеть этого приложения, чтобы увидеть, чем вы в ней владеете.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
