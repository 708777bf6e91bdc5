import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in German. Both names stand in the dative, which does not change them. */
export const legal = {
  legal: {
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    footer: [
      'Mit dem Verbinden wird den {terms} und der {privacy} zugestimmt.',
      'Mit dem Verbinden wird den {terms} zugestimmt.',
      'Mit dem Verbinden wird der {privacy} zugestimmt.',
    ],
    checkbox: [
      'Ich stimme den {terms} und der {privacy} zu.',
      'Ich stimme den {terms} zu.',
      'Ich stimme der {privacy} zu.',
    ],
    needed: 'Zustimmen, um fortzufahren.',
  },
} satisfies TranslatedFeature<typeof manifest>
