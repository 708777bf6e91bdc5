import type { MailLanguage } from '../mails/texts.data.js'
import type { ActivityTexts } from './activity-words.js'
import { asianTexts } from './texts-asian.data.js'
import { easternTexts } from './texts-eastern.data.js'
import { englishTexts } from './texts-english.data.js'
import { westernTexts } from './texts-western.data.js'

/** The words of the page, in every language of the modal. */
export const activityTexts: Readonly<Record<MailLanguage, ActivityTexts>> = {
  en: englishTexts,
  ...westernTexts,
  ...easternTexts,
  ...asianTexts,
}
