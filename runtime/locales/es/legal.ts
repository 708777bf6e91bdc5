import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Spanish. Both names stand within a sentence, so in small letters. */
export const legal = {
  legal: {
    terms: 'términos del servicio',
    privacy: 'política de privacidad',
    footer: [
      'Al conectarte, aceptas nuestros {terms} y nuestra {privacy}.',
      'Al conectarte, aceptas nuestros {terms}.',
      'Al conectarte, aceptas nuestra {privacy}.',
    ],
    checkbox: ['Acepto los {terms} y la {privacy}.', 'Acepto los {terms}.', 'Acepto la {privacy}.'],
    needed: 'Acepta para continuar.',
  },
} satisfies TranslatedFeature<typeof manifest>
