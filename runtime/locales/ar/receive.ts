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
    noCode: 'تعذّر عرض رمز QR. انسخ العنوان بدلًا منه.',
    how: 'امسح الرمز بالمحفظة المرسِلة، أو انسخ العنوان.',
    networks: {
      zero: 'لا يعمل على أي شبكة',
      one: 'يعمل على شبكة واحدة',
      two: 'يعمل على شبكتين',
      few: 'يعمل على {count} شبكات',
      many: 'يعمل على {count} شبكة',
      other: 'يعمل على {count} شبكة',
    },
  },
  compatible: {
    title: 'الشبكات المتوافقة',
    note: 'أرسل على هذه الشبكات فقط. لن تظهر في هذا التطبيق الأصول المرسلة على غيرها.',
    list: 'الشبكات',
    testnet: 'شبكة تجريبية',
  },
  receiveAction: { label: 'استلام' },
} satisfies TranslatedFeature<typeof manifest>
