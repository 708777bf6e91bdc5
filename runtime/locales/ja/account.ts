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
    balanceHint: '現在、残高を取得できません',
    asOf: '{time}の情報',
    balanceRetry: '30秒ごとに再取得しています',
    unsupportedHint: 'ウォレットのネットワークは、このアプリでは使用できません。',
    wallets: 'ウォレット',
    explorer: 'エクスプローラー',
    disconnect: '接続を解除',
    network: 'ネットワーク：{network}',
  },
  tokens: {
    tabs: '資産と履歴',
    tokens: 'トークン',
    total: '合計',
    loading: 'トークンを読み込んでいます',
    small: '少額の残高を表示（{count}）',
    spam: 'スパムの可能性（{count}）',
    spamHint: '価格が不明で、名前にリンクや勧誘が含まれています。開かないでください。',
    empty: 'トークンはまだありません',
    emptyHint: 'このネットワークに届いたトークンがここに表示されます。',
    more: 'さらに表示（残り{count}）',
    unnamed: '名前のないトークン',
    retry: '再試行',
    receive: '受け取る',
  },
  address: {
    copy: 'アドレス{address}をコピー',
    copied: 'アドレスをコピーしました',
    notCopied: 'アドレスをコピーできませんでした',
  },
} satisfies TranslatedFeature<typeof manifest>
