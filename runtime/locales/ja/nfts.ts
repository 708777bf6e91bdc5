import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Japanese. */
export const nfts = {
  nfts: {
    loading: 'NFT を読み込んでいます',
    none: 'NFT はまだありません',
    noneText: 'このネットワークで所有しているものがここに表示されます。',
    receive: '受け取る',
    retry: 'もう一度試す',
    failed: 'NFT を取得できません',
    old: '{time}の情報',
    all: 'すべて表示',
    allOf: '{collection} をすべて表示',
    fewer: '表示を減らす',
    fewerOf: '{collection} の表示を減らす',
    more: 'さらに表示',
    cut: 'ここに表示しきれないものがあります。',
    spam: 'スパムとして非表示',
    showSpam: '表示',
    hideSpam: '隠す',
    unsupported: 'このアプリのネットワークに切り替えると、そこで所有しているものが表示されます。',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
