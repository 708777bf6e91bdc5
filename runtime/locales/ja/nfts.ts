import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Japanese. */
export const nfts = {
  nfts: {
    loading: 'NFTを読み込み中',
    none: 'NFTはまだありません',
    noneText: 'このネットワークで所有しているNFTがここに表示されます。',
    receive: '受け取る',
    retry: '再試行',
    failed: 'NFTを読み込めませんでした',
    old: '{time}の情報',
    all: 'すべて表示',
    allOf: '{collection}をすべて表示',
    fewer: '表示を減らす',
    fewerOf: '{collection}の表示を減らす',
    more: 'さらに表示',
    cut: '最初の{count}件を表示しています。',
    spam: 'スパム（{count}）',
    showSpam: '表示',
    hideSpam: '隠す',
    off: 'NFTは利用できません',
    networks: 'ネットワークを切り替え',
    unsupported: '対応しているネットワークに切り替えると、NFTが表示されます。',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
