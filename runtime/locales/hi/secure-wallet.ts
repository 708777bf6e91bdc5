import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

/** The words of the embedded wallet, in Hindi. */
export const secureWallet = {
  secureWallet: {
    title: 'अपने वॉलेट में मंज़ूरी दें',
    how: 'अपने वॉलेट में विवरण जाँचें, फिर वहीं मंज़ूरी दें या रद्द करें।',
    cancel: 'अनुरोध रद्द करें',
    window: 'वॉलेट विंडो खोलें',
    blocked: 'आपके ब्राउज़र ने वॉलेट विंडो रोक दी। जारी रखने के लिए उसे खोलें।',
    refused: 'इस कार्रवाई की अनुमति नहीं है',
    refusedText: 'इस ऐप ने कुछ ऐसा माँगा जो आपका वॉलेट कभी नहीं करता।',
    back: 'वापस जाएँ',
  },
} satisfies TranslatedFeature<typeof manifest>
