import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Japanese. */
export const socials = {
  socialsPart: {
    continue: '{provider}で続ける',
    all: 'すべてのサインイン方法',
  },
  socials: {
    opening: '{provider}を開いています…',
    blocked: '{provider}を開いて続けてください',
    blockedText: 'ブラウザがウィンドウをブロックしました。',
    open: '{provider}を開く',
    inWindow: '{provider}のウィンドウで続けてください',
    inWindowText: 'そこでサインインして、ここに戻ってください。',
    away: '{provider}のウィンドウで完了してください',
    awayText: '見つかりませんか？新しいウィンドウでもう一度お試しください。',
    signingIn: 'サインインしています…',
    slow: '処理を続けています。少しお待ちください…',
    done: 'サインインしました',
    declined: '{provider}でサインインしませんでした',
    declinedText: 'もう一度試すか、戻って別の方法を選んでください。',
  },
  farcaster: {
    code: 'サインイン用のQRコード',
    noCode: 'コードを表示できませんでした。代わりにリンクをコピーしてください。',
    scan: 'スマートフォンのカメラでスキャン',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    notCopied: 'リンクをコピーできませんでした',
    expired: 'コードの期限切れ',
    renew: '新しいコードを表示',
    renewed: '新しいコードの準備ができました。5分間有効です。',
    preparing: '準備中…',
    continueIn: '{provider}で続けてください',
    inApp: 'そこでサインインを承認し、ここに戻ってください。',
    late: 'まだ応答がありません。もう一度試し、5分以内に承認してください。',
  },
} satisfies TranslatedFeature<typeof manifest>
