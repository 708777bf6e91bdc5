import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'هذا التطبيق غير مُعدّ بشكل صحيح. تواصل مع فريقه.'

/** The words of the embedded wallet, in Arabic. */
export const secureWallet = {
  secureWallet: {
    title: 'الموافقة في محفظتك',
    how: 'تحقّق من التفاصيل في محفظتك، ثم وافق أو ألغِ هناك.',
    slow: 'ما زالت محفظتك قيد التحميل…',
    cancel: 'إلغاء الطلب',
    window: 'فتح نافذة المحفظة',
    blocked: 'حظر متصفحك نافذة المحفظة. افتحها للمتابعة.',
    refused: 'إجراء غير مسموح به',
    refusedText: 'طلب هذا التطبيق شيئًا لا تفعله محفظتك أبدًا.',
    back: 'رجوع',
  },
  walletSettings: {
    title: 'إعدادات المحفظة',
    signedIn: 'تم تسجيل الدخول باسم',
    signedInWith: 'تم تسجيل الدخول عبر {provider}',
    email: 'البريد الإلكتروني',
    edit: 'تغيير',
    kept: 'مفاتيحك محفوظة لدى',
    keptText: 'لا يستطيع هذا التطبيق رؤيتها أو استخدامها دون موافقتك.',
    type: 'نوع الحساب',
    smart: 'حساب ذكي',
    smartText: 'نوع أحدث. لا تقبله كل التطبيقات.',
    plain: 'حساب عادي',
    plainText: 'يعمل مع معظم التطبيقات.',
    changing: 'جارٍ تغيير الحساب…',
    changed: 'تم تغيير الحساب',
    notChanged: 'تعذّر تغيير نوع الحساب.',
    manage: 'إدارة محفظتك',
    exportKeys: 'تصدير مفاتيحك',
  },
  walletAction: { label: 'الإعدادات' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Arabic. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'المحفظة غير متاحة',
    userMessage: 'المحفظة المدمجة غير متاحة على هذا الموقع.',
  },
  'frame/not-loaded': {
    title: 'لم تُحمَّل المحفظة',
    userMessage: 'خطأ في الشبكة: تعذّر تحميل المحفظة المدمجة.',
  },
  'frame/timed-out': {
    title: 'انتهت مهلة طلب المحفظة المدمجة',
    userMessage: 'لم ترد المحفظة في الوقت المحدد. حاول مرة أخرى.',
  },
  'frame/aborted': {
    title: 'توقّف الطلب',
    userMessage: 'ابدأ من جديد عندما تكون مستعدًا.',
  },
  'frame/stopped': {
    title: 'حدث خطأ ما',
    userMessage: 'أُغلقت المحفظة. حاول مرة أخرى.',
  },
  'frame/refused': {
    title: 'رفضت المحفظة الطلب',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'حدث خطأ ما',
    userMessage: 'أرسلت المحفظة ردًا غير متوقع. حاول مرة أخرى.',
  },
  'frame/restarted': {
    title: 'أُعيد تشغيل المحفظة',
    userMessage: 'أُعيد تشغيل المحفظة قبل أن ترد. لم يُرسل أي شيء.',
  },
  'frame/unsure': {
    title: 'أُعيد تشغيل المحفظة',
    userMessage: 'أُعيد تشغيل المحفظة قبل أن ترد. تحقق قبل أن تحاول مرة أخرى.',
  },
  'frame/not-allowed': {
    title: 'إجراء غير مسموح به',
    userMessage: 'استدعاء RPC المطلوب غير مسموح به.',
  },
  'frame/version': {
    title: 'إصدار المحفظة غير مدعوم',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'المحفظة على عنوان التطبيق نفسه',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'طلبات كثيرة جدًا',
    userMessage: 'طلبات كثيرة جدًا. انتظر لحظة وحاول مرة أخرى.',
  },
  'frame/cooldown': {
    title: 'انتظر لحظة',
    userMessage: 'حاول مرة أخرى بعد {seconds} ثانية.',
  },
  'frame/signed-out': {
    title: 'سجّل الدخول مرة أخرى',
    userMessage: 'انتهت جلسة محفظتك. سجّل الدخول مرة أخرى.',
  },
  'frame/not-placed': {
    title: 'المحفظة غير متاحة',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
