import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Chinese. */
export const nfts = {
  nfts: {
    loading: '正在获取 NFT',
    none: '还没有 NFT',
    noneText: '你在此网络上拥有的 NFT 会显示在这里。',
    receive: '收款',
    retry: '重试',
    failed: '无法获取 NFT',
    old: '更新于{time}',
    all: '显示全部',
    allOf: '显示 {collection} 的全部',
    fewer: '收起',
    fewerOf: '收起 {collection}',
    more: '显示更多',
    cut: '数量超出此处可显示的范围。',
    spam: '已作为垃圾信息隐藏',
    showSpam: '显示',
    hideSpam: '隐藏',
    unsupported: '切换到此应用的某个网络，即可查看你在该网络上拥有的 NFT。',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
