import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Chinese. */
export const secureWallet = {
  secureWallet: {
    title: '在钱包中确认',
    how: '请在钱包中核对详情，然后批准或取消。',
    cancel: '取消请求',
    window: '打开钱包窗口',
    blocked: '浏览器拦截了钱包窗口。请打开它以继续。',
    refused: '不允许此操作',
    refusedText: '此应用请求了钱包绝不会执行的操作。',
    back: '返回',
  },
} satisfies TranslatedFeature<typeof manifest>
