import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Portuguese. */
export const legal = {
  legal: {
    terms: 'Termos de Serviço',
    privacy: 'Política de Privacidade',
    footer: [
      'Ao conectar, você aceita os nossos {terms} e a nossa {privacy}.',
      'Ao conectar, você aceita os nossos {terms}.',
      'Ao conectar, você aceita a nossa {privacy}.',
    ],
    checkbox: ['Aceito os {terms} e a {privacy}.', 'Aceito os {terms}.', 'Aceito a {privacy}.'],
    needed: 'Aceite para continuar.',
  },
} satisfies TranslatedFeature<typeof manifest>
