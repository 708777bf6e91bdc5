import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Japanese. */
export const receive = {
  receive: {
    title: '受け取る',
    code: 'アドレスのQRコード',
    noCode: 'QRコードを表示できませんでした。代わりにアドレスをコピーしてください。',
    how: 'アドレスをコピーするか、送金元のウォレットでコードをスキャンしてください。',
    networks: {
      other: 'この{count}個のネットワークのみ',
    },
  },
  compatible: {
    title: '対応ネットワーク',
    note: '次のいずれかのネットワークで送金してください。ほかのネットワークで届いたものは、このアプリには表示されません。',
    list: 'ネットワーク',
    testnet: 'テストネット',
  },
  receiveAction: { label: '受け取る' },
} satisfies TranslatedFeature<typeof manifest>
