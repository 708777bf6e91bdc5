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
  'wallet/restarted': {
    title: 'أُعيد تشغيل المحفظة',
    message: 'حُدّثت {wallet} أو أُعيد تشغيلها، وفقدتها هذه الصفحة.',
    fix: 'أعد تحميل الصفحة ثم حاول مجددًا.',
  },
  'wallet/missing': {
    title: 'لم يُعثر على المحفظة',
    message: '{wallet} غير موجودة في هذه الصفحة.',
    fix: 'فعّلها في المتصفح وأعد تحميل الصفحة.',
  },
  'wallet/failed': {
    title: 'خطأ في المحفظة',
    message: 'ردّت {wallet}: {detail}',
    fix: 'حاول مرة أخرى أو استخدم محفظة أخرى.',
  },
  'wallet/needs-owners': {
    title: 'على المالكين الآخرين التأكيد',
    message: 'سجّلت {wallet} الطلب، ويسري بعد أن يؤكده عدد كافٍ من المالكين.',
    fix: 'اطلب من المالكين الآخرين تأكيده، ثم حاول مرة أخرى.',
  },
  'wallet/popup-blocked': {
    title: 'تم حظر النافذة',
    message: 'لم يسمح المتصفح لـ {wallet} بفتح نافذتها.',
    fix: 'حاول مرة أخرى، واسمح بالنوافذ المنبثقة لهذا الموقع إن بقيت محظورة.',
  },
  'wallet/popup-cut-off': {
    title: 'لا يمكن للنافذة أن ترد',
    message: 'فُتحت {wallet}، لكن طريقة تقديم هذه الصفحة تمنع النوافذ الأخرى من الرد عليها.',
    fix: 'قدّم الصفحة مع Cross-Origin-Opener-Policy: same-origin-allow-popups.',
  },
  'wallet/not-installed': {
    title: 'لم يتم تحميل WalletConnect',
    message: 'تعذر تحميل الحزمة @walletconnect/sign-client: {detail}',
    fix: 'تحقق من الاتصال وحاول مرة أخرى؛ وثبّت الحزمة إن لم تكن في التطبيق.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect غير جاهز',
    message: 'لم يُعثر على WalletConnectConnector.',
    fix: 'فعّل walletConnect في modal.config.ts مع services.relay وشبكة من هذه العائلة.',
  },
  'wallet/no-chains': {
    title: 'لا توجد شبكة مشتركة',
    message: 'الموصل لا يدعم أيًا من الشبكات المطلوبة.',
    fix: 'اتصل مرة أخرى واسمح في المحفظة بشبكة من هذا التطبيق، أو استخدم محفظة أخرى.',
  },
  'wallet/pairing-expired': {
    title: 'انتهت صلاحية الرمز',
    message: 'لم يتصل أحد بالرمز قبل انتهاء صلاحيته.',
    fix: 'حاول مرة أخرى وامسح الرمز الجديد خلال أربع دقائق.',
  },
  'wallet/session-ended': {
    title: 'انتهت الجلسة',
    message: 'انتهت الجلسة مع {wallet}.',
    fix: 'اتصل بالمحفظة مرة أخرى.',
  },
  'relay/unreachable': {
    title: 'تعذر الوصول إلى المُرحِّل',
    message: 'لم يرد مُرحِّل WalletConnect على {url}: {detail}',
    fix: 'تحقق من الاتصال وحاول مرة أخرى.',
  },
  'relay/origin': {
    title: 'إعداد التطبيق غير صالح',
    message: 'رفض مُرحِّل WalletConnect هذه الصفحة: مصدرها ليس في قائمة السماح.',
    fix: 'أضف مصدر الصفحة إلى قائمة السماح لمعرّف المشروع.',
  },
  'relay/project-id': {
    title: 'معرّف المشروع غير صالح',
    message: 'مُرحِّل WalletConnect لا يعرف معرّف مشروع هذا التطبيق.',
    fix: 'صحّح projectId في modal.config.ts.',
  },
  'relay/clock': {
    title: 'انتهت صلاحية الجلسة',
    message: 'رفض مُرحِّل WalletConnect الجلسة لأن ساعة هذا الجهاز غير صحيحة.',
    fix: 'تحقق من إعدادات وقت الجهاز ثم اتصل مرة أخرى.',
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
  'backend/unreachable': {
    title: 'تعذر الوصول إلى الخادم',
    message: 'لم يستجب الخادم {host}: {detail}',
    fix: 'تحقق من الاتصال ثم أعد المحاولة.',
  },
  'backend/project-id': {
    title: 'معرّف المشروع غير صالح',
    message: 'لا يعرف الخادم معرّف مشروع هذا التطبيق.',
    fix: 'صحّح projectId في modal.config.ts.',
  },
  'backend/origin': {
    title: 'إعداد التطبيق غير صالح',
    message: 'المصدر {origin} ليس في قائمة السماح: حدّث الإعداد.',
    fix: 'أضف مصدر الصفحة إلى قائمة السماح الخاصة بالمشروع.',
  },
  'backend/rate-limited': {
    title: 'طلبات كثيرة جدًا',
    message: 'تلقى الخادم {host} طلبات كثيرة جدًا.',
    fix: 'انتظر لحظة ثم أعد المحاولة.',
  },
  'backend/failed': {
    title: 'خطأ في الخادم',
    message: 'فشل الخادم {host} بالحالة {status}.',
    fix: 'أعد المحاولة لاحقًا.',
  },
  'backend/bad-answer': {
    title: 'رد غير مقروء من الخادم',
    message: 'رد الخادم {host} على {path} غير قابل للقراءة.',
    fix: 'أعد المحاولة لاحقًا؛ أخبر المطورين إن تكرر ذلك.',
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
