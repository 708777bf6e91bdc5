import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Russian. */
export const shell = {
  shell: {
    back: 'Назад',
    close: 'Закрыть',
    loading: 'Загрузка',
    retry: 'Повторить',
    cancel: 'Отмена',
    dismiss: 'Скрыть',
    offline: 'Не удалось загрузить. Проверьте соединение и попробуйте снова.',
    otherWallet: 'Выбрать другой кошелёк',
    details: 'Подробности',
    copyDetails: 'Скопировать подробности',
    detailsCopied: 'Подробности скопированы',
    detailsNotCopied: 'Не удалось скопировать подробности',
  },
} satisfies Translated<typeof shellTexts>
