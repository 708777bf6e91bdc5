import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Simplified Chinese. */
export const receive = {
  receive: {
    title: '接收',
    code: '您的地址二维码',
    noCode: '无法显示二维码。请改为复制地址。',
    how: '用付款钱包扫描，或复制地址。',
    networks: {
      other: '适用于 {count} 个网络',
    },
  },
  compatible: {
    title: '兼容的网络',
    note: '请仅通过这些网络发送。通过其他网络发送的资产不会显示在此应用中。',
    list: '网络',
    testnet: '测试网',
  },
  receiveAction: { label: '接收' },
} satisfies TranslatedFeature<typeof manifest>
