import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/**
 * The words of receiving, in Arabic.
 * The number stands alone in brackets, as the noun after it would change with it.
 */
export const receive = {
  receive: {
    title: 'استلام',
    code: 'رمز QR لعنوانك',
    noCode: 'تعذّر رسم رمز QR. انسخ العنوان بدلًا منه.',
    how: 'انسخ العنوان، أو امسح الرمز بالمحفظة التي ترسل منها.',
    networks: {
      zero: 'لا توجد شبكات للاستلام',
      one: 'على هذه الشبكة فقط',
      two: 'على هاتين الشبكتين فقط',
      few: 'على هذه الشبكات فقط ({count})',
      many: 'على هذه الشبكات فقط ({count})',
      other: 'على هذه الشبكات فقط ({count})',
    },
  },
  compatible: {
    title: 'الشبكات المتوافقة',
    note: 'أرسل على إحدى هذه الشبكات. ما يصل على شبكة أخرى لا يظهر في هذا التطبيق.',
    list: 'الشبكات',
    testnet: 'شبكة تجريبية',
  },
  receiveAction: { label: 'استلام' },
} satisfies TranslatedFeature<typeof manifest>
