/** What the CLI knows of a language: its own name for itself, and the direction it is written in. */
export interface LanguageInfo {
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
}

/** Every language of the package by its BCP 47 tag: English, and one row for each folder of `runtime/locales`. */
export const languages = {
  en: { name: 'English', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  de: { name: 'Deutsch', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  hi: { name: 'हिन्दी', dir: 'ltr' },
  ja: { name: '日本語', dir: 'ltr' },
  ko: { name: '한국어', dir: 'ltr' },
  pt: { name: 'Português', dir: 'ltr' },
  ru: { name: 'Русский', dir: 'ltr' },
  tr: { name: 'Türkçe', dir: 'ltr' },
  zh: { name: '简体中文', dir: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageInfo>>
