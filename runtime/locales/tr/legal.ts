import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Turkish. Both names take no ending: the noun after them does. */
export const legal = {
  legal: {
    terms: 'Hizmet Şartları',
    privacy: 'Gizlilik Politikası',
    footer: [
      'Bağlanarak {terms} ve {privacy} metinlerini kabul edersiniz.',
      'Bağlanarak {terms} metnini kabul edersiniz.',
      'Bağlanarak {privacy} metnini kabul edersiniz.',
    ],
    checkbox: [
      '{terms} ve {privacy} metinlerini kabul ediyorum.',
      '{terms} metnini kabul ediyorum.',
      '{privacy} metnini kabul ediyorum.',
    ],
    needed: 'Devam etmek için kabul edin.',
  },
} satisfies TranslatedFeature<typeof manifest>
