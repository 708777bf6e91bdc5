import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Russian. */
export const nfts = {
  nfts: {
    loading: 'Загрузка NFT',
    none: 'Пока нет NFT',
    noneText: 'Здесь появятся ваши NFT в этой сети.',
    receive: 'Получить',
    retry: 'Повторить',
    failed: 'Не удалось загрузить NFT',
    old: 'Обновлено {time}',
    all: 'Показать все',
    allOf: 'Показать все из {collection}',
    fewer: 'Показать меньше',
    fewerOf: 'Показать меньше из {collection}',
    more: 'Показать ещё',
    cut: 'Показаны первые {count}.',
    spam: 'Спам ({count})',
    showSpam: 'Показать',
    hideSpam: 'Скрыть',
    off: 'NFT недоступны',
    networks: 'Сменить сеть',
    unsupported: 'Перейдите в поддерживаемую сеть, чтобы увидеть свои NFT.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
