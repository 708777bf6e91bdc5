import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/**
 * The words of choosing and switching networks, in Arabic.
 * No text begins with a name: its script would set the direction of the whole.
 */
export const networks = {
  networks: {
    title: 'اختيار شبكة',
    list: 'الشبكات',
    search: 'البحث في الشبكات',
    results: {
      zero: 'لم يُعثر على أي شبكة',
      one: 'عُثر على شبكة واحدة',
      two: 'عُثر على شبكتين',
      few: 'عُثر على {count} شبكات',
      many: 'عُثر على {count} شبكة',
      other: 'عُثر على {count} شبكة',
    },
    none: 'لا توجد شبكة تطابق «{query}»',
    noneText: 'جرّب جزءًا من اسمها أو معرّف السلسلة.',
    clear: 'مسح البحث',
    current: 'الحالية',
    wallet: 'محفظتك',
    app: 'هذا التطبيق',
    testnet: 'شبكة تجريبية',
    blocked: 'غير متاحة في {wallet}',
    apart: 'شبكة هذا التطبيق هي {app}. وشبكة محفظتك هي {wallet}.',
    switchWallet: 'تبديل شبكة المحفظة',
    help: 'ما هي الشبكة؟',
  },
  unsupportedChain: {
    title: 'تبديل الشبكة',
    text: 'محفظتك على شبكة {network} التي لا يستخدمها هذا التطبيق. اختر شبكة أدناه أو اقطع الاتصال.',
    disconnect: 'قطع الاتصال',
  },
  switching: {
    title: 'تبديل الشبكة',
    waiting: 'أكّد في {wallet}',
    yourWallet: 'محفظتك',
    hints: [
      'جارٍ طلب التبديل إلى {network}.',
      'تسألك محفظتك قبل الانتقال إلى {network}.',
      'افتح {wallet} وأكّد. قد تكون نافذتها خلف هذه النافذة.',
      'ما زلنا في الانتظار. افتح قفل {wallet} وابحث عن طلب معلّق، أو ألغِ وحاول مرة أخرى.',
    ],
    embedded: 'جارٍ التبديل إلى {network}…',
    embeddedHints: [
      'يستغرق هذا لحظة.',
      'ما زال التبديل جاريًا.',
      'يستغرق هذا وقتًا أطول من المعتاد.',
      'ربما يعيق شيء ما التبديل. ألغِ وحاول مرة أخرى.',
    ],
    byHand: 'بدّل الشبكة في {wallet}',
    byHandText: 'لا تقبل {wallet} هذا الطلب من التطبيقات. اختر {network} في المحفظة، وسيتبعها هذا التطبيق.',
    back: 'رجوع',
    done: 'تم تبديل الشبكة',
    doneText: 'أنت الآن على {network}.',
  },
  switchActiveChain: {
    title: 'تبديل الشبكة',
    heading: 'التبديل إلى {namespace}',
    text: 'لا تدعم {wallet} شبكة {network}. اربط محفظة تدعمها، وستبقى محفظتك الحالية متصلة.',
    yourWallet: 'محفظتك',
    switch: 'تبديل',
    cancel: 'إلغاء',
  },
  whatIsANetwork: {
    title: 'ما هي الشبكة؟',
    record: 'سجل مشترك',
    recordText: 'الشبكة سجل تحفظه أجهزة كثيرة معًا. كل ما ترسله أو تبادله يُكتب فيه، ولا يستطيع أحد تغييره خفية.',
    apart: 'كل شبكة مستقلة',
    apartText: 'قد يكون عنوانك واحدًا على عدة شبكات، لكن ما تملكه على إحداها ليس على غيرها. وتختلف الرسوم والسرعة أيضًا.',
    more: 'معرفة المزيد',
    moreUrl: 'https://ethereum.org/ar/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
