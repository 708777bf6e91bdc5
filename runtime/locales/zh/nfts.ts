import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Chinese. */
export const nfts = {
  nfts: {
    loading: '正在加载 NFT',
    none: '还没有 NFT',
    noneText: '您在此网络上拥有的 NFT 会显示在这里。',
    receive: '接收',
    retry: '重试',
    failed: '无法加载 NFT',
    old: '更新于{time}',
    all: '显示全部',
    allOf: '显示 {collection} 的全部',
    fewer: '收起',
    fewerOf: '收起 {collection}',
    more: '显示更多',
    cut: '显示前 {count} 个。',
    spam: '垃圾信息（{count}）',
    showSpam: '显示',
    hideSpam: '隐藏',
    off: 'NFT 不可用',
    networks: '切换网络',
    unsupported: '切换到支持的网络即可查看您的 NFT。',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
