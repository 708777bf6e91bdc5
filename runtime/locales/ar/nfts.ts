import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Arabic. */
export const nfts = {
  nfts: {
    loading: 'جارٍ تحميل NFT',
    none: 'لا توجد NFT بعد',
    noneText: 'ستظهر هنا رموز NFT التي تملكها على هذه الشبكة.',
    receive: 'استلام',
    retry: 'إعادة المحاولة',
    failed: 'تعذّر تحميل NFT',
    old: 'آخر تحديث {time}',
    all: 'عرض الكل',
    allOf: 'عرض كل {collection}',
    fewer: 'عرض أقل',
    fewerOf: 'عرض أقل من {collection}',
    more: 'عرض المزيد',
    cut: 'تُعرض أول {count}.',
    spam: 'مزعجة ({count})',
    showSpam: 'عرض',
    hideSpam: 'إخفاء',
    off: 'رموز NFT غير متاحة',
    networks: 'تبديل الشبكة',
    unsupported: 'انتقل إلى شبكة مدعومة لترى رموز NFT الخاصة بك.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
