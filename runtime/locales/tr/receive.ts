import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Turkish. */
export const receive = {
  receive: {
    title: 'Al',
    code: 'Adresinizin QR kodu',
    noCode: 'QR kodu çizilemedi. Bunun yerine adresi kopyalayın.',
    how: 'Gönderen cüzdanla tarayın veya adresi kopyalayın.',
    networks: {
      one: '{count} ağda çalışır',
      other: '{count} ağda çalışır',
    },
  },
  compatible: {
    title: 'Uyumlu ağlar',
    note: 'Yalnızca bu ağlarda gönderin. Diğer ağlarda gönderilen varlıklar bu uygulamada görünmez.',
    list: 'Ağlar',
    testnet: 'Test ağı',
  },
  receiveAction: { label: 'Al' },
} satisfies TranslatedFeature<typeof manifest>
