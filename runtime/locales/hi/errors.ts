import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Hindi. */
export const errors = {
  'wallet/rejected': {
    title: 'अनुरोध अस्वीकार हुआ',
    message: '{wallet} में अनुरोध अस्वीकार कर दिया गया।',
    fix: 'फिर कोशिश करें और वॉलेट में मंज़ूरी दें।',
  },
  'wallet/pending': {
    title: 'एक अनुरोध पहले से खुला है',
    message: '{wallet} अब भी पिछले अनुरोध के जवाब का इंतज़ार कर रहा है।',
    fix: 'वॉलेट खोलें और वहाँ अनुरोध का जवाब दें।',
  },
  'wallet/no-accounts': {
    title: 'कोई अकाउंट शेयर नहीं हुआ',
    message: '{wallet} ने बिना किसी अकाउंट के जवाब दिया।',
    fix: 'वॉलेट अनलॉक करें और अकाउंट चुनें।',
  },
  'wallet/bad-answer': {
    title: 'जवाब समझ नहीं आया',
    message: '{method} पर {wallet} का जवाब अपेक्षित ({expected}) नहीं था।',
    fix: 'वॉलेट अपडेट करें या दूसरा इस्तेमाल करें।',
  },
  'wallet/unauthorized': {
    title: 'अकाउंट की अनुमति नहीं',
    message: '{wallet} इस साइट को अकाउंट इस्तेमाल करने की अनुमति नहीं देता।',
    fix: 'फिर से कनेक्ट करें और अकाउंट चुनें।',
  },
  'wallet/unsupported': {
    title: 'वॉलेट में सपोर्ट नहीं',
    message: '{wallet} में {method} का सपोर्ट नहीं है।',
    fix: 'वॉलेट अपडेट करें या दूसरा इस्तेमाल करें।',
  },
  'wallet/disconnected': {
    title: 'वॉलेट ऑफ़लाइन है',
    message: '{wallet} का नेटवर्क से कनेक्शन टूट गया।',
    fix: 'वॉलेट जाँचें और फिर कोशिश करें।',
  },
  'wallet/failed': {
    title: 'वॉलेट में गड़बड़ी',
    message: '{wallet} का जवाब: {detail}',
    fix: 'फिर कोशिश करें या दूसरा वॉलेट इस्तेमाल करें।',
  },
  'network/not-added': {
    title: 'नेटवर्क नहीं जोड़ा गया',
    message: '{wallet} में {network} नहीं है और उसे जोड़ा नहीं गया।',
    fix: 'वॉलेट में नेटवर्क जोड़ें, फिर से बदलें।',
  },
  'network/not-switched': {
    title: 'नेटवर्क नहीं बदला',
    message: '{wallet} {network} के बजाय दूसरे नेटवर्क पर रहा।',
    fix: 'वॉलेट में नेटवर्क बदलें।',
  },
  'network/not-found': {
    title: 'नेटवर्क नहीं मिला',
    message: 'नेटवर्क {network} modal.config.ts के networks में नहीं है।',
    fix: 'उसे वहाँ जोड़ें, या ऐप के किसी नेटवर्क का CAIP-2 ID दें।',
  },
  'rpc/unreachable': {
    title: 'नेटवर्क तक पहुँच नहीं',
    message: '{network} के किसी नोड ने जवाब नहीं दिया: {detail}',
    fix: 'कनेक्शन या नेटवर्क के rpcUrls जाँचें और फिर कोशिश करें।',
  },
  'rpc/wrong-chain': {
    title: 'दूसरे नेटवर्क का नोड',
    message: '{url} का नोड {network} के बजाय चेन {found} के लिए जवाब देता है।',
    fix: 'modal.config.ts में नेटवर्क के rpcUrls ठीक करें।',
  },
  'flow/timeout': {
    title: 'इसमें बहुत समय लगा',
    message: '{step} ने {seconds} सेकंड में जवाब नहीं दिया।',
    fix: 'फिर कोशिश करें।',
  },
  'flow/cancelled': {
    title: 'रद्द किया गया',
    message: 'जवाब मिलने से पहले अनुरोध रद्द कर दिया गया।',
    fix: 'जब तैयार हों, फिर से शुरू करें।',
  },
  'namespace/unsupported': {
    title: 'चेन परिवार ऐप में नहीं है',
    message: 'असमर्थित चेन नेमस्पेस: {ns}',
    fix: 'इसे ऐप के किसी चेन परिवार के लिए खोलें।',
  },
  'view/not-loaded': {
    title: 'स्क्रीन लोड नहीं हुई',
    message: 'स्क्रीन {view} लाई नहीं जा सकी।',
    fix: 'कनेक्शन जाँचें और फिर कोशिश करें; ऐप अपडेट हुआ हो तो पेज रीलोड करें।',
  },
  'view/unknown': {
    title: 'स्क्रीन इस ऐप में नहीं है',
    message: '{view} नाम की कोई स्क्रीन नहीं है।',
    fix: 'इनमें से कोई खोलें: {views}।',
  },
  'feature/off': {
    title: 'सुविधा बंद है',
    message: 'सुविधा {feature} इस ऐप में नहीं है।',
    fix: 'उसे modal.config.ts में जोड़ें और modal-kit generate चलाएँ।',
  },
  'internal/unknown': {
    title: 'कुछ गड़बड़ हो गई',
    message: '{detail}',
    fix: 'फिर कोशिश करें; दोबारा हो तो डेवलपर को बताएँ।',
  },
} satisfies TranslatedErrors
