import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Arabic. No text begins with a name: its script would set the direction of the whole. */
export const connect = {
  connect: {
    title: 'ربط محفظة',
    list: 'المحافظ',
    recent: 'الأخيرة',
    installed: 'مثبّتة',
    multichain: 'متعددة السلاسل',
    ambiguous: 'تعرّف محفظة أخرى نفسها أيضًا باسم {rdns}',
    help: 'ما هي المحفظة؟',
    or: 'أو',
    wallets: 'المتابعة بمحفظة',
  },
  connecting: {
    title: 'ربط محفظة',
    waiting: 'تابع في {wallet}',
    hints: [
      'جارٍ طلب الاتصال من محفظتك.',
      'وافق على الاتصال هناك. لا ترى هذه الصفحة إلا العنوان الذي تشاركه.',
      'افتح {wallet} وأكّد. قد تكون نافذتها خلف هذه النافذة.',
      'ما زلنا في الانتظار. افتح قفل {wallet} وابحث عن طلب معلّق، أو ألغِ وحاول مرة أخرى.',
    ],
    done: 'تم الاتصال',
    doneText: 'أنت متصل الآن عبر {wallet}.',
    linked: 'متصل بالفعل',
    linkedText: 'لاستخدام حساب آخر، اختره في {wallet}. وسيتغيّر هنا تلقائيًا.',
    linkedButton: 'عرض الحساب',
  },
  noWallet: {
    title: 'لا محفظة في هذا المتصفح',
    titleOf: 'لا محفظة تدعم {family} في هذا المتصفح',
    text: 'ثبّت محفظة ثم أعد تحميل هذه الصفحة، وستظهر هنا.',
    onMobile: 'لتطبيقات المحافظ متصفح خاص بها. افتح هذه الصفحة فيه، وستظهر المحفظة هنا.',
    find: 'البحث عن محفظة',
    copyPage: 'نسخ رابط هذه الصفحة',
    pageCopied: 'تم نسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط',
  },
  families: {
    eip155: 'شبكات EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'اختيار سلسلة',
    text: 'تعمل {wallet} على عدة سلاسل. أيّها تريد أن تستخدم هنا؟',
    list: 'السلاسل',
  },
  whatIsAWallet: {
    title: 'ما هي المحفظة؟',
    key: 'مفتاح واحد لتطبيقات كثيرة',
    keyText: 'بدلًا من حساب وكلمة مرور جديدين كل مرة، تدخل بمحفظتك، هنا وفي غير هذا المكان.',
    home: 'مكان لما تملكه',
    homeText: 'تبقى عملاتك ومقتنياتك وتذاكرك معك، ولا ترتبط بتطبيق واحد.',
    yes: 'لا شيء دون موافقتك',
    yesText: 'لا يملك التطبيق إلا أن يطلب. كل دفعة وكل توقيع ينتظر موافقتك في المحفظة.',
    get: 'الحصول على محفظة',
  },
  getWallet: {
    title: 'الحصول على محفظة',
    list: 'محافظ يمكنك الحصول عليها',
    all: 'استكشاف كل المحافظ',
  },
  downloads: {
    title: 'الحصول على {wallet}',
    text: 'اختر أين تريد استخدام {wallet}. ثم عُد وأعد تحميل هذه الصفحة.',
    noLinks: 'ابحث عن {wallet} حيث تحصل على تطبيقاتك. ثم عُد وأعد تحميل هذه الصفحة.',
    list: 'أماكن الحصول عليها',
    chrome_store: 'إضافة للمتصفح',
    app_store: 'تطبيق iPhone',
    play_store: 'تطبيق Android',
    homepage: 'الموقع الإلكتروني',
  },
} satisfies TranslatedFeature<typeof manifest>
