import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'यह ऐप ठीक से सेट अप नहीं है। ऐप की टीम से संपर्क करें।'
const onOurSide = 'हमारी तरफ़ से कुछ गड़बड़ हो गई। बाद में फिर कोशिश करें।'

/** The error catalogue, in Hindi. */
export const errors = {
  'wallet/rejected': {
    title: 'अनुरोध अस्वीकार हुआ',
    userMessage: 'आपने {wallet} में अनुरोध अस्वीकार किया।',
  },
  'wallet/pending': {
    title: 'अनुरोध लंबित है',
    userMessage: '{wallet} में एक अनुरोध लंबित है। आगे बढ़ने के लिए उसे खोलें।',
  },
  'wallet/no-accounts': {
    title: 'कोई अकाउंट शेयर नहीं हुआ',
    userMessage: '{wallet} ने कोई अकाउंट शेयर नहीं किया। उसे अनलॉक करके अकाउंट चुनें।',
  },
  'wallet/bad-answer': {
    title: 'अनपेक्षित जवाब',
    userMessage: '{wallet} से अनपेक्षित जवाब मिला।',
  },
  'wallet/bad-request': {
    title: 'अमान्य अनुरोध',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'अकाउंट की अनुमति नहीं',
    userMessage: 'फिर से कनेक्ट करें और {wallet} में अकाउंट चुनें।',
  },
  'wallet/unsupported': {
    title: 'सपोर्ट नहीं है',
    userMessage: '{wallet} इस कार्रवाई को सपोर्ट नहीं करता।',
  },
  'wallet/disconnected': {
    title: 'वॉलेट ऑफ़लाइन है',
    userMessage: '{wallet} का कनेक्शन टूट गया।',
  },
  'wallet/restarted': {
    title: 'वॉलेट फिर से शुरू हुआ',
    userMessage: '{wallet} फिर से शुरू हुआ। पेज रीफ़्रेश करके फिर कोशिश करें।',
  },
  'wallet/missing': {
    title: 'वॉलेट नहीं मिला',
    userMessage: '{wallet} इस ब्राउज़र में चालू नहीं है।',
  },
  'wallet/failed': {
    title: 'वॉलेट में गड़बड़ी',
    userMessage: '{wallet} अनुरोध पूरा नहीं कर सका।',
  },
  'transaction/expired': {
    title: 'ट्रांज़ैक्शन की अवधि समाप्त',
    userMessage: 'ट्रांज़ैक्शन की अवधि समाप्त हो गई। फिर कोशिश करें।',
  },
  'signature/unverifiable': {
    title: 'हस्ताक्षर की पुष्टि नहीं हुई',
    userMessage: 'जारी रखने के लिए अपना ब्राउज़र अपडेट करें।',
  },
  'wallet/not-installed': {
    title: 'WalletConnect लोड नहीं हुआ',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect तैयार नहीं है',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'कोई साझा नेटवर्क नहीं',
    userMessage: 'फिर से कनेक्ट करें और इस ऐप के किसी नेटवर्क की अनुमति दें।',
  },
  'wallet/pairing-expired': {
    title: 'कोड की अवधि समाप्त',
    userMessage: 'फिर कोशिश करें और नया कोड 4 मिनट के भीतर स्कैन करें।',
  },
  'wallet/session-ended': {
    title: 'सत्र समाप्त',
    userMessage: '{wallet} के साथ आपका सत्र समाप्त हो गया। फिर से कनेक्ट करें।',
  },
  'relay/unreachable': {
    title: 'वॉलेट सेवा उपलब्ध नहीं',
    userMessage: 'वॉलेट सेवा तक नहीं पहुँच सके। अपना कनेक्शन जाँचें।',
  },
  'relay/origin': {
    title: 'ऐप की अमान्य सेटिंग',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'अमान्य प्रोजेक्ट ID',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'सत्र की अवधि समाप्त',
    userMessage: 'अपने डिवाइस का समय जाँचें, फिर कनेक्ट करें।',
  },
  'wallet/needs-owners': {
    title: 'दूसरे मालिकों की पुष्टि चाहिए',
    userMessage: '{wallet} के दूसरे मालिकों से पुष्टि करने को कहें, फिर कोशिश करें।',
  },
  'wallet/popup-blocked': {
    title: 'पॉप-अप रोका गया',
    userMessage: 'इस साइट के लिए पॉप-अप की अनुमति दें, फिर कोशिश करें।',
  },
  'wallet/popup-cut-off': {
    title: 'विंडो जवाब नहीं दे सकती',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'नेटवर्क नहीं जोड़ा गया',
    userMessage: '{wallet} में {network} जोड़ें, फिर दोबारा बदलें।',
  },
  'network/not-switched': {
    title: 'नेटवर्क नहीं बदला',
    userMessage: '{wallet} में {network} पर जाएँ।',
  },
  'network/not-found': {
    title: 'नेटवर्क नहीं मिला',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'नेटवर्क उपलब्ध नहीं',
    userMessage: '{network} तक नहीं पहुँच सके।',
  },
  'rpc/wrong-chain': {
    title: 'गलत नेटवर्क नोड',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'सर्वर उपलब्ध नहीं',
    userMessage: 'सर्वर तक नहीं पहुँच सके। अपना कनेक्शन जाँचें।',
  },
  'backend/project-id': {
    title: 'अमान्य प्रोजेक्ट ID',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'ऐप की अमान्य सेटिंग',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'बहुत ज़्यादा अनुरोध',
    userMessage: 'बहुत ज़्यादा अनुरोध। थोड़ा रुककर फिर कोशिश करें।',
  },
  'backend/failed': {
    title: 'सर्वर की गड़बड़ी',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'सर्वर का अनपेक्षित जवाब',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'समय समाप्त',
    userMessage: 'इसमें उम्मीद से ज़्यादा समय लग रहा है। फिर कोशिश करें।',
  },
  'flow/cancelled': {
    title: 'रद्द किया गया',
    userMessage: 'जब तैयार हों तब फिर से शुरू करें।',
  },
  'namespace/unsupported': {
    title: 'नेटवर्क का प्रकार समर्थित नहीं',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'लोड नहीं हो सका',
    userMessage: 'अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  },
  'view/unknown': {
    title: 'स्क्रीन उपलब्ध नहीं',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'सुविधा बंद है',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'कुछ गड़बड़ हो गई',
    userMessage: 'फिर कोशिश करें, या समस्या बनी रहे तो सहायता से संपर्क करें।',
  },
} satisfies TranslatedErrors
