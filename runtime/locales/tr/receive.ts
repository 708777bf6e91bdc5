import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Turkish. */
export const receive = {
  receive: {
    title: 'Al',
    code: 'Adresinizin QR kodu',
    noCode: 'QR kodu çizilemedi. Bunun yerine adresi kopyalayın.',
    how: 'Adresi kopyalayın veya kodu gönderim yapacağınız cüzdanla tarayın.',
    networks: {
      one: 'Yalnızca bu ağda',
      other: 'Yalnızca bu {count} ağda',
    },
  },
  compatible: {
    title: 'Uyumlu ağlar',
    note: 'Bu ağlardan birinde gönderin. Başka bir ağa gelenler bu uygulamada görünmez.',
    list: 'Ağlar',
    testnet: 'Test ağı',
  },
  receiveAction: { label: 'Al' },
} satisfies TranslatedFeature<typeof manifest>
