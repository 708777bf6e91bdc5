import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Arabic. */
export const errors = {
  'wallet/rejected': {
    title: 'تم رفض الطلب',
    message: 'رُفض الطلب في {wallet}.',
    fix: 'حاول مرة أخرى ووافق عليه في المحفظة.',
  },
  'wallet/pending': {
    title: 'يوجد طلب معلّق',
    message: 'ما زالت {wallet} تنتظر الرد على طلب سابق.',
    fix: 'افتح المحفظة وردّ على الطلب هناك.',
  },
  'wallet/no-accounts': {
    title: 'لم تتم مشاركة أي حساب',
    message: 'ردّت {wallet} دون أي حساب.',
    fix: 'افتح قفل المحفظة واختر حسابًا.',
  },
  'wallet/bad-answer': {
    title: 'ردّ غير مقروء',
    message: 'ردّت {wallet} على {method} بشيء غير {expected}.',
    fix: 'حدّث المحفظة أو استخدم محفظة أخرى.',
  },
  'wallet/unauthorized': {
    title: 'الحساب غير مصرّح به',
    message: 'لا تسمح {wallet} لهذا الموقع باستخدام الحساب.',
    fix: 'أعد الاتصال واختر الحساب.',
  },
  'wallet/unsupported': {
    title: 'غير مدعوم في المحفظة',
    message: 'لا تدعم {wallet} الطلب {method}.',
    fix: 'حدّث المحفظة أو استخدم محفظة أخرى.',
  },
  'wallet/disconnected': {
    title: 'المحفظة غير متصلة',
    message: 'فقدت {wallet} اتصالها بالشبكة.',
    fix: 'تحقق من المحفظة وحاول مرة أخرى.',
  },
  'wallet/failed': {
    title: 'خطأ في المحفظة',
    message: 'ردّت {wallet}: {detail}',
    fix: 'حاول مرة أخرى أو استخدم محفظة أخرى.',
  },
  'network/not-added': {
    title: 'لم تتم إضافة الشبكة',
    message: 'لا تعرف {wallet} شبكة {network} ولم تُضفها.',
    fix: 'أضف الشبكة في المحفظة ثم بدّل مرة أخرى.',
  },
  'network/not-switched': {
    title: 'لم يتم تبديل الشبكة',
    message: 'بقيت {wallet} على شبكة غير {network}.',
    fix: 'بدّل الشبكة في المحفظة.',
  },
  'network/not-found': {
    title: 'الشبكة غير موجودة',
    message: 'الشبكة {network} ليست ضمن networks في modal.config.ts.',
    fix: 'أضفها هناك، أو مرّر معرّف CAIP-2 لإحدى شبكات التطبيق.',
  },
  'rpc/unreachable': {
    title: 'تعذّر الوصول إلى الشبكة',
    message: 'لم تستجب أي عقدة من {network}: {detail}',
    fix: 'تحقق من الاتصال أو من rpcUrls الخاصة بالشبكة، وحاول مرة أخرى.',
  },
  'rpc/wrong-chain': {
    title: 'عقدة تابعة لشبكة أخرى',
    message: 'تستجيب العقدة {url} للسلسلة {found} وليس لشبكة {network}.',
    fix: 'صحّح rpcUrls الخاصة بالشبكة في modal.config.ts.',
  },
  'flow/timeout': {
    title: 'استغرق هذا وقتًا طويلًا',
    message: 'لم يصل رد من {step} خلال المهلة ({seconds} ث).',
    fix: 'حاول مرة أخرى.',
  },
  'flow/cancelled': {
    title: 'تم الإلغاء',
    message: 'أُلغي الطلب قبل الرد عليه.',
    fix: 'ابدأ من جديد عندما تكون مستعدًا.',
  },
  'namespace/unsupported': {
    title: 'سلاسل ليست في التطبيق',
    message: 'نطاق سلاسل غير مدعوم: {ns}',
    fix: 'افتحه لعائلة سلاسل يدعمها التطبيق.',
  },
  'view/not-loaded': {
    title: 'لم يتم تحميل الشاشة',
    message: 'تعذّر جلب الشاشة {view}.',
    fix: 'تحقق من الاتصال وحاول مرة أخرى، أو أعد تحميل الصفحة إذا تم تحديث التطبيق.',
  },
  'view/unknown': {
    title: 'الشاشة ليست في التطبيق',
    message: 'لا توجد شاشة باسم {view}.',
    fix: 'افتح إحدى هذه الشاشات: {views}.',
  },
  'feature/off': {
    title: 'الميزة غير مفعّلة',
    message: 'الميزة {feature} ليست جزءًا من هذا التطبيق.',
    fix: 'أضفها إلى modal.config.ts وشغّل modal-kit generate.',
  },
  'internal/unknown': {
    title: 'حدث خطأ ما',
    message: '{detail}',
    fix: 'حاول مرة أخرى، وأبلغ المطوّرين إذا تكرر الأمر.',
  },
} satisfies TranslatedErrors
