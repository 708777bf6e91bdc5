import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Russian. Both names stand in the accusative, within a sentence. */
export const legal = {
  legal: {
    terms: 'условия использования',
    privacy: 'политику конфиденциальности',
    footer: [
      'Подключаясь, вы принимаете {terms} и {privacy}.',
      'Подключаясь, вы принимаете {terms}.',
      'Подключаясь, вы принимаете {privacy}.',
    ],
    checkbox: ['Я принимаю {terms} и {privacy}.', 'Я принимаю {terms}.', 'Я принимаю {privacy}.'],
    needed: 'Примите условия, чтобы продолжить.',
  },
} satisfies TranslatedFeature<typeof manifest>
