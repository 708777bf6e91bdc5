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
    offline: '加载失败。请检查网络连接后重试。',
  },
} satisfies Translated<typeof shellTexts>
