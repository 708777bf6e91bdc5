import type { Translated } from '../../core/words.js'
import type { shellTexts } from '../../ui/texts.js'

/** The words around the views, in Russian. */
export const shell = {
  shell: {
    back: 'Назад',
    close: 'Закрыть',
    loading: 'Загрузка',
    retry: 'Попробовать снова',
    cancel: 'Отмена',
    dismiss: 'Скрыть',
    offline: 'Не удалось загрузить. Проверьте соединение и попробуйте снова.',
  },
} satisfies Translated<typeof shellTexts>
