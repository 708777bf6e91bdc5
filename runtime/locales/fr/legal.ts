import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in French. Both names stand within a sentence, so in small letters. */
export const legal = {
  legal: {
    terms: 'conditions d’utilisation',
    privacy: 'politique de confidentialité',
    footer: [
      'En vous connectant, vous acceptez nos {terms} et notre {privacy}.',
      'En vous connectant, vous acceptez nos {terms}.',
      'En vous connectant, vous acceptez notre {privacy}.',
    ],
    checkbox: ['J’accepte les {terms} et la {privacy}.', 'J’accepte les {terms}.', 'J’accepte la {privacy}.'],
    needed: 'Acceptez pour continuer.',
  },
} satisfies TranslatedFeature<typeof manifest>
