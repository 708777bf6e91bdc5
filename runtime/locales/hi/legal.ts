import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Hindi. Both names stand in the oblique case, before “से”. */
export const legal = {
  legal: {
    terms: 'सेवा की शर्तों',
    privacy: 'गोपनीयता नीति',
    footer: [
      'कनेक्ट करके आप हमारी {terms} और {privacy} से सहमत होते हैं।',
      'कनेक्ट करके आप हमारी {terms} से सहमत होते हैं।',
      'कनेक्ट करके आप हमारी {privacy} से सहमत होते हैं।',
    ],
    checkbox: ['मैं {terms} और {privacy} से सहमत हूँ।', 'मैं {terms} से सहमत हूँ।', 'मैं {privacy} से सहमत हूँ।'],
    needed: 'जारी रखने के लिए सहमति दें।',
  },
} satisfies TranslatedFeature<typeof manifest>
