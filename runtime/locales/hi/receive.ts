import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Hindi. */
export const receive = {
  receive: {
    title: 'प्राप्त करें',
    code: 'आपके पते का QR कोड',
    noCode: 'QR कोड नहीं बन सका। इसके बजाय पता कॉपी करें।',
    how: 'भेजने वाले वॉलेट से स्कैन करें, या पता कॉपी करें।',
    networks: {
      one: '{count} नेटवर्क पर काम करता है',
      other: '{count} नेटवर्क पर काम करता है',
    },
  },
  compatible: {
    title: 'संगत नेटवर्क',
    note: 'सिर्फ़ इन नेटवर्क पर भेजें। दूसरे नेटवर्क पर भेजी गई संपत्ति इस ऐप में नहीं दिखेगी।',
    list: 'नेटवर्क',
    testnet: 'टेस्टनेट',
  },
  receiveAction: { label: 'प्राप्त करें' },
} satisfies TranslatedFeature<typeof manifest>
