import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Japanese. */
export const receive = {
  receive: {
    title: '受け取る',
    code: 'アドレスのQRコード',
    noCode: 'QRコードを表示できませんでした。代わりにアドレスをコピーしてください。',
    how: '送金元のウォレットでスキャンするか、アドレスをコピーしてください。',
    networks: {
      other: '{count}個のネットワークで使えます',
    },
  },
  compatible: {
    title: '対応ネットワーク',
    note: 'これらのネットワークでのみ送金してください。ほかのネットワークで送られた資産は、このアプリには表示されません。',
    list: 'ネットワーク',
    testnet: 'テストネット',
  },
  receiveAction: { label: '受け取る' },
} satisfies TranslatedFeature<typeof manifest>
