import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Japanese. */
export const account = {
  account: {
    title: 'アカウント',
    wallet: '{wallet}で接続中',
    balance: '残高',
    loadingBalance: '残高を読み込み中',
    balanceFailed: 'トークン残高を取得できません',
    balanceHint: '残高を取得できません',
    asOf: '{time}の情報',
    balanceRetry: '30秒ごとに再試行しています',
    unsupportedHint: 'このアプリは、ウォレットの現在のネットワークに対応していません。',
    explorer: 'エクスプローラーで見る',
    explorerShort: 'エクスプローラー',
    disconnect: '接続を解除',
    more: 'その他',
    network: 'ネットワーク：{network}',
  },
  tokens: {
    tabs: '資産と履歴',
    tokens: 'トークン',
    total: '合計',
    loading: 'トークンを読み込み中',
    failed: 'トークンを読み込めませんでした',
    small: '少額の残高を表示（{count}）',
    spam: 'スパムの可能性（{count}）',
    spamHint: 'これらのトークンには価格がなく、リンクを宣伝しています。開かないでください。',
    empty: 'トークンはまだありません',
    emptyHint: 'このネットワークで受け取ったトークンがここに表示されます。',
    more: 'さらに{count}件を表示',
    unnamed: '不明なトークン',
    retry: '再試行',
    receive: '受け取る',
  },
  address: {
    copy: 'アドレス{address}をコピー',
    copied: 'アドレスをコピーしました',
    notCopied: 'アドレスをコピーできませんでした',
  },
} satisfies TranslatedFeature<typeof manifest>
