import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'هذا التطبيق غير مُعدّ بشكل صحيح. تواصل مع فريقه.'
const onOurSide = 'حدث خطأ من جانبنا. حاول لاحقًا.'

/** The error catalogue, in Arabic. */
export const errors = {
  'wallet/rejected': {
    title: 'تم رفض الطلب',
    userMessage: 'لقد رفضت الطلب في {wallet}.',
  },
  'wallet/pending': {
    title: 'طلب معلّق',
    userMessage: 'لدى {wallet} طلب معلّق. افتحها للمتابعة.',
  },
  'wallet/no-accounts': {
    title: 'لم تتم مشاركة حساب',
    userMessage: 'لم تشارك {wallet} أي حساب. افتح قفلها واختر حسابًا.',
  },
  'wallet/bad-answer': {
    title: 'رد غير متوقع',
    userMessage: 'أرسلت {wallet} ردًا غير متوقع.',
  },
  'wallet/bad-request': {
    title: 'طلب غير صالح',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'الحساب غير مصرّح به',
    userMessage: 'اتصل مرة أخرى واختر الحساب في {wallet}.',
  },
  'wallet/unsupported': {
    title: 'غير مدعوم',
    userMessage: 'لا تدعم {wallet} هذا الإجراء.',
  },
  'wallet/disconnected': {
    title: 'المحفظة غير متصلة',
    userMessage: 'فقدت {wallet} اتصالها.',
  },
  'wallet/restarted': {
    title: 'أُعيد تشغيل المحفظة',
    userMessage: 'أُعيد تشغيل {wallet}. حدّث الصفحة وحاول مرة أخرى.',
  },
  'wallet/missing': {
    title: 'لم يُعثر على المحفظة',
    userMessage: '{wallet} غير مفعّلة في هذا المتصفح.',
  },
  'wallet/failed': {
    title: 'خطأ في المحفظة',
    userMessage: 'لم تتمكّن {wallet} من إكمال الطلب.',
  },
  'transaction/expired': {
    title: 'انتهت صلاحية المعاملة',
    userMessage: 'انتهت صلاحية المعاملة. حاول مرة أخرى.',
  },
  'signature/unverifiable': {
    title: 'لم يتم التحقق من التوقيع',
    userMessage: 'حدّث متصفحك للمتابعة.',
  },
  'wallet/not-installed': {
    title: 'لم يتم تحميل WalletConnect',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect غير جاهز',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'لا توجد شبكة مشتركة',
    userMessage: 'اتصل مرة أخرى واسمح بإحدى شبكات هذا التطبيق.',
  },
  'wallet/pairing-expired': {
    title: 'انتهت صلاحية الرمز',
    userMessage: 'حاول مرة أخرى وامسح الرمز الجديد خلال 4 دقائق.',
  },
  'wallet/session-ended': {
    title: 'انتهت الجلسة',
    userMessage: 'انتهت جلستك مع {wallet}. اتصل مرة أخرى.',
  },
  'relay/unreachable': {
    title: 'خدمة المحافظ غير متاحة',
    userMessage: 'تعذّر الوصول إلى خدمة المحافظ. تحقق من اتصالك.',
  },
  'relay/origin': {
    title: 'إعداد التطبيق غير صالح',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'معرّف المشروع غير صالح',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'انتهت صلاحية الجلسة',
    userMessage: 'تحقق من إعدادات الوقت في جهازك، ثم اتصل مرة أخرى.',
  },
  'wallet/needs-owners': {
    title: 'يلزم تأكيد المالكين الآخرين',
    userMessage: 'اطلب من مالكي {wallet} الآخرين التأكيد، ثم حاول مرة أخرى.',
  },
  'wallet/popup-blocked': {
    title: 'تم حظر النافذة',
    userMessage: 'اسمح بالنوافذ المنبثقة لهذا الموقع، ثم حاول مرة أخرى.',
  },
  'wallet/popup-cut-off': {
    title: 'لا يمكن للنافذة الرد',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'لم تتم إضافة الشبكة',
    userMessage: 'أضف {network} في {wallet}، ثم بدّل مرة أخرى.',
  },
  'network/not-switched': {
    title: 'لم يتم تبديل الشبكة',
    userMessage: 'انتقل إلى {network} في {wallet}.',
  },
  'network/not-found': {
    title: 'الشبكة غير موجودة',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'الشبكة غير متاحة',
    userMessage: 'تعذّر الوصول إلى {network}.',
  },
  'rpc/wrong-chain': {
    title: 'عقدة شبكة خاطئة',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'الخادم غير متاح',
    userMessage: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك.',
  },
  'backend/project-id': {
    title: 'معرّف المشروع غير صالح',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'إعداد التطبيق غير صالح',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'طلبات كثيرة جدًا',
    userMessage: 'طلبات كثيرة جدًا. انتظر لحظة وحاول مرة أخرى.',
  },
  'backend/failed': {
    title: 'خطأ في الخادم',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'رد غير متوقع من الخادم',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'انتهت المهلة',
    userMessage: 'يستغرق هذا وقتًا أطول من المتوقع. حاول مرة أخرى.',
  },
  'flow/cancelled': {
    title: 'تم الإلغاء',
    userMessage: 'ابدأ من جديد عندما تكون مستعدًا.',
  },
  'namespace/unsupported': {
    title: 'نوع الشبكة غير مدعوم',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'تعذّر التحميل',
    userMessage: 'تحقق من اتصالك وحاول مرة أخرى.',
  },
  'view/unknown': {
    title: 'الشاشة غير متاحة',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'الميزة غير مفعّلة',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'حدث خطأ ما',
    userMessage: 'حاول مرة أخرى، أو تواصل مع الدعم إذا استمر الأمر.',
  },
} satisfies TranslatedErrors
