import type { TranslatedPage } from '../../core/page-words.js'

/** The words of the buttons in the page, in Hindi. */
export const page = {
  connect: 'वॉलेट कनेक्ट करें',
  connecting: 'कनेक्ट हो रहा है…',
  account: 'अकाउंट',
  network: 'नेटवर्क',
  unsupported: 'नेटवर्क सपोर्टेड नहीं',
} satisfies TranslatedPage
