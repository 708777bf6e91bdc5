import type { TranslatedFeature } from '../../core/words.js'
import type { legal as manifest } from '../../features/legal/schema.js'

/** The words of the legal notice, in Arabic. */
export const legal = {
  legal: {
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
    footer: [
      'بالاتصال، فإنك توافق على {terms} و{privacy}.',
      'بالاتصال، فإنك توافق على {terms}.',
      'بالاتصال، فإنك توافق على {privacy}.',
    ],
    checkbox: ['أوافق على {terms} و{privacy}.', 'أوافق على {terms}.', 'أوافق على {privacy}.'],
    needed: 'وافِق للمتابعة.',
  },
} satisfies TranslatedFeature<typeof manifest>
