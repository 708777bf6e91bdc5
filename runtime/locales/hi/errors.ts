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
  'wallet/restarted': {
    title: 'वॉलेट फिर से शुरू हुआ',
    message: '{wallet} अपडेट या फिर से शुरू हुआ, और इस पेज का उससे संपर्क टूट गया।',
    fix: 'पेज को फिर से लोड करें, फिर दोबारा कोशिश करें।',
  },
  'wallet/missing': {
    title: 'वॉलेट नहीं मिला',
    message: '{wallet} इस पेज पर नहीं है।',
    fix: 'उसे ब्राउज़र में चालू करें और पेज फिर से लोड करें।',
  },
  'wallet/failed': {
    title: 'वॉलेट में गड़बड़ी',
    message: '{wallet} का जवाब: {detail}',
    fix: 'फिर कोशिश करें या दूसरा वॉलेट इस्तेमाल करें।',
  },
  'wallet/needs-owners': {
    title: 'दूसरे मालिकों की पुष्टि चाहिए',
    message: '{wallet} ने अनुरोध दर्ज कर लिया है, जो पर्याप्त मालिकों की पुष्टि के बाद मान्य होगा।',
    fix: 'दूसरे मालिकों से पुष्टि करने को कहें, फिर दोबारा कोशिश करें।',
  },
  'wallet/popup-blocked': {
    title: 'विंडो रोक दी गई',
    message: 'ब्राउज़र ने {wallet} को अपनी विंडो खोलने नहीं दी।',
    fix: 'फिर कोशिश करें, और विंडो रुकी रहे तो इस साइट के लिए पॉप-अप की अनुमति दें।',
  },
  'wallet/popup-cut-off': {
    title: 'विंडो जवाब नहीं दे सकती',
    message: '{wallet} खुला, लेकिन यह पेज ऐसे दिया जा रहा है कि दूसरी विंडो इसे जवाब नहीं दे सकतीं।',
    fix: 'पेज को Cross-Origin-Opener-Policy: same-origin-allow-popups के साथ दें।',
  },
  'wallet/not-installed': {
    title: 'WalletConnect लोड नहीं हुआ',
    message: 'पैकेज @walletconnect/sign-client लोड नहीं हो सका: {detail}',
    fix: 'कनेक्शन जाँचकर फिर कोशिश करें; ऐप में न हो तो पैकेज इंस्टॉल करें।',
  },
  'wallet/no-connector': {
    title: 'WalletConnect तैयार नहीं है',
    message: 'WalletConnectConnector नहीं मिला।',
    fix: 'modal.config.ts में walletConnect चालू करें, services.relay और इस परिवार के नेटवर्क के साथ।',
  },
  'wallet/no-chains': {
    title: 'कोई साझा नेटवर्क नहीं',
    message: 'कनेक्टर माँगे गए किसी भी नेटवर्क का समर्थन नहीं करता।',
    fix: 'फिर से कनेक्ट करें और वॉलेट में इस ऐप के नेटवर्क की अनुमति दें, या दूसरा वॉलेट इस्तेमाल करें।',
  },
  'wallet/pairing-expired': {
    title: 'कोड की अवधि समाप्त',
    message: 'अवधि समाप्त होने तक किसी ने कोड से कनेक्ट नहीं किया।',
    fix: 'फिर कोशिश करें और नया कोड चार मिनट के भीतर स्कैन करें।',
  },
  'wallet/session-ended': {
    title: 'सत्र समाप्त',
    message: '{wallet} के साथ सत्र समाप्त हो गया है।',
    fix: 'वॉलेट फिर से कनेक्ट करें।',
  },
  'relay/unreachable': {
    title: 'रिले तक पहुँच नहीं',
    message: '{url} पर WalletConnect रिले ने जवाब नहीं दिया: {detail}',
    fix: 'कनेक्शन जाँचकर फिर कोशिश करें।',
  },
  'relay/origin': {
    title: 'ऐप की अमान्य सेटिंग',
    message: 'WalletConnect रिले ने इस पेज को अस्वीकार किया: इसका ओरिजिन अनुमति सूची में नहीं है।',
    fix: 'पेज का ओरिजिन प्रोजेक्ट आईडी की अनुमति सूची में जोड़ें।',
  },
  'relay/project-id': {
    title: 'अमान्य प्रोजेक्ट आईडी',
    message: 'WalletConnect रिले इस ऐप की प्रोजेक्ट आईडी नहीं पहचानता।',
    fix: 'modal.config.ts में projectId ठीक करें।',
  },
  'relay/clock': {
    title: 'सत्र की अवधि समाप्त',
    message: 'इस डिवाइस की घड़ी गलत होने से WalletConnect रिले ने सत्र अस्वीकार किया।',
    fix: 'डिवाइस का समय जाँचें, फिर दोबारा कनेक्ट करें।',
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
  'backend/unreachable': {
    title: 'सर्वर तक नहीं पहुँचा जा सका',
    message: 'सर्वर {host} ने जवाब नहीं दिया: {detail}',
    fix: 'कनेक्शन जाँचें और फिर कोशिश करें।',
  },
  'backend/project-id': {
    title: 'अमान्य प्रोजेक्ट आईडी',
    message: 'सर्वर इस ऐप की प्रोजेक्ट आईडी नहीं जानता।',
    fix: 'modal.config.ts में projectId सुधारें।',
  },
  'backend/origin': {
    title: 'ऐप की अमान्य सेटिंग',
    message: 'ओरिजिन {origin} अनुमति सूची में नहीं है: सेटिंग अपडेट करें।',
    fix: 'पेज का ओरिजिन प्रोजेक्ट की अनुमति सूची में जोड़ें।',
  },
  'backend/rate-limited': {
    title: 'बहुत ज़्यादा अनुरोध',
    message: 'सर्वर {host} को बहुत ज़्यादा अनुरोध मिले हैं।',
    fix: 'थोड़ा रुकें और फिर कोशिश करें।',
  },
  'backend/failed': {
    title: 'सर्वर की गड़बड़ी',
    message: 'सर्वर {host} स्थिति {status} के साथ विफल हुआ।',
    fix: 'बाद में फिर कोशिश करें।',
  },
  'backend/bad-answer': {
    title: 'सर्वर का जवाब पढ़ा नहीं जा सका',
    message: '{path} पर सर्वर {host} का जवाब पढ़ा नहीं जा सकता।',
    fix: 'बाद में फिर कोशिश करें; ऐसा बना रहे तो डेवलपर को बताएँ।',
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
