import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in Arabic. */
export const nfts = {
  nfts: {
    loading: 'جارٍ جلب الـ NFT',
    none: 'لا توجد NFT بعد',
    noneText: 'ما تملكه على هذه الشبكة يظهر هنا.',
    receive: 'استلام',
    retry: 'إعادة المحاولة',
    failed: 'الـ NFT غير متاحة',
    old: 'آخر تحديث {time}',
    all: 'عرض الكل',
    allOf: 'عرض كل {collection}',
    fewer: 'عرض أقل',
    fewerOf: 'عرض أقل من {collection}',
    more: 'عرض المزيد',
    cut: 'هناك أكثر مما يمكن عرضه هنا.',
    spam: 'مخفية لأنها مزعجة',
    showSpam: 'عرض',
    hideSpam: 'إخفاء',
    unsupported: 'انتقل إلى إحدى شبكات هذا التطبيق لترى ما تملكه عليها.',
  },
  nftsTab: { label: 'NFT' },
} satisfies TranslatedFeature<typeof manifest>
