import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Japanese. */
export const allWallets = {
  moreWallets: { title: 'すべてのウォレット' },
  allWallets: {
    list: '利用できるウォレット',
    loading: 'ウォレットを読み込み中',
    search: 'ウォレットを検索',
    clear: '検索をクリア',
    results: { other: '{count}件のウォレットが見つかりました' },
    certified: '認定のみ',
    certifiedOn: 'WalletConnect認定のウォレットを表示しています',
    code: 'QRコードを表示',
    installed: 'インストール済み',
    none: 'ウォレットが見つかりません',
    noneText: '別の名前で試すか、任意のウォレットでQRコードをスキャンしてください。',
    emptyText: '任意のウォレットでQRコードをスキャンして接続してください。',
    cut: '一部のウォレットを読み込めませんでした。',
    retry: '再試行',
  },
} satisfies TranslatedFeature<typeof manifest>
