import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Hindi. */
export const receive = {
  receive: {
    title: 'प्राप्त करें',
    code: 'आपके पते का QR कोड',
    noCode: 'QR कोड नहीं बन सका। इसके बजाय पता कॉपी करें।',
    how: 'पता कॉपी करें, या जिस वॉलेट से भेजना है उससे कोड स्कैन करें।',
    networks: {
      one: 'सिर्फ़ {count} नेटवर्क पर',
      other: 'सिर्फ़ इन {count} नेटवर्क पर',
    },
  },
  compatible: {
    title: 'संगत नेटवर्क',
    note: 'इनमें से किसी नेटवर्क पर भेजें। दूसरे नेटवर्क पर आया हुआ इस ऐप में नहीं दिखेगा।',
    list: 'नेटवर्क',
    testnet: 'टेस्ट नेटवर्क',
  },
  receiveAction: { label: 'प्राप्त करें' },
} satisfies TranslatedFeature<typeof manifest>
