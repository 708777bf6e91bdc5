import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Simplified Chinese. */
export const receive = {
  receive: {
    title: '接收',
    code: '您的地址二维码',
    noCode: '无法显示二维码。请改为复制地址。',
    how: '复制地址，或使用付款钱包扫描二维码。',
    networks: {
      other: '仅限这 {count} 个网络',
    },
  },
  compatible: {
    title: '兼容的网络',
    note: '请通过以下任一网络发送。通过其他网络发送的资产不会显示在此应用中。',
    list: '网络',
    testnet: '测试网络',
  },
  receiveAction: { label: '接收' },
} satisfies TranslatedFeature<typeof manifest>
