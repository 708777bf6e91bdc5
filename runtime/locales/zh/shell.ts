import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Simplified Chinese. */
export const shell = {
  shell: {
    back: '返回',
    close: '关闭',
    loading: '正在加载',
    retry: '重试',
    cancel: '取消',
    dismiss: '关闭提示',
    offline: '无法加载。请检查网络连接后重试。',
    otherWallet: '选择其他钱包',
    details: '详细信息',
    copyDetails: '复制详细信息',
    detailsCopied: '详细信息已复制',
    detailsNotCopied: '无法复制详细信息',
  },
} satisfies Translated<typeof shellTexts>
