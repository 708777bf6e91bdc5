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
    none: 'لم يُعثر على شبكات',
    noneText: 'ابحث بالاسم أو معرّف السلسلة.',
    clear: 'مسح البحث',
    wallet: 'محفظتك',
    app: 'شبكة التطبيق',
    testnet: 'شبكة تجريبية',
    blocked: 'لا تدعمها {wallet}',
    apart: 'محفظتك على {wallet}. يستخدم هذا التطبيق {app}.',
    switchWallet: 'تبديل شبكة المحفظة',
    help: 'ما هي الشبكة؟',
  },
  unsupportedChain: {
    title: 'تبديل الشبكة',
    text: 'لا يدعم هذا التطبيق شبكة {network}. انتقل إلى إحدى هذه الشبكات أو اقطع الاتصال.',
    numbered: '{id}',
    disconnect: 'قطع الاتصال',
  },
  switching: {
    title: 'تبديل الشبكة',
    waiting: 'أكّد في {wallet}',
    yourWallet: 'محفظتك',
    hints: [
      'جارٍ طلب التبديل إلى {network}…',
      'وافق على التبديل إلى {network} في محفظتك.',
      'لا تراها؟ قد تكون {wallet} خلف هذه النافذة.',
      'ما زلنا في الانتظار. افتح قفل {wallet} وابحث عن طلب معلّق، أو ألغِ وحاول مرة أخرى.',
    ],
    embedded: 'جارٍ التبديل إلى {network}…',
    embeddedHints: [
      'يستغرق هذا لحظة.',
      'أوشكنا على الانتهاء…',
      'يستغرق هذا وقتًا أطول من المعتاد.',
      'حدث خطأ ما. ألغِ وحاول مرة أخرى.',
    ],
    byHand: 'بدّل الشبكة في {wallet}',
    byHandText: 'لا يمكن التبديل في {wallet} من تطبيق. اختر {network} في المحفظة، وستتبعها هذه الصفحة.',
    back: 'رجوع',
    done: 'تم تبديل الشبكة',
    doneText: 'أنت الآن على {network}.',
  },
  switchActiveChain: {
    title: 'تبديل الشبكة',
    heading: 'التبديل إلى {namespace}',
    text: 'لا تدعم {wallet} شبكة {network}. اربط محفظة أخرى، وستبقى {wallet} متصلة.',
    textToo: 'تدعم {wallet} شبكة {network} أيضًا. اربطها هناك أيضًا أو اربط محفظة أخرى.',
    yourWallet: 'محفظتك',
    switch: 'تبديل',
    cancel: 'إلغاء',
  },
  whatIsANetwork: {
    title: 'ما هي الشبكة؟',
    record: 'كيف تعمل',
    recordText: 'تسجّل الشبكة كل تحويل على أجهزة كثيرة، فلا يستطيع أحد تغييره.',
    apart: 'الشبكات منفصلة',
    apartText: 'لا تظهر أصول شبكة على شبكة أخرى، حتى على العنوان نفسه. وتختلف الرسوم والسرعة.',
    more: 'معرفة المزيد',
    moreUrl: 'https://ethereum.org/ar/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
