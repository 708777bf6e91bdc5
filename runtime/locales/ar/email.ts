import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Arabic. */
export const email = {
  emailPart: {
    email: 'البريد الإلكتروني',
    submit: 'المتابعة بالبريد الإلكتروني',
  },
  email: {
    title: 'الدخول بالبريد الإلكتروني',
    how: 'سنرسل إليك رمزًا بالبريد.',
    noPassword: 'لا حاجة إلى كلمة مرور.',
    next: 'متابعة',
    sending: 'جارٍ إرسال البريد…',
    slow: 'ما زال العمل جاريًا. انتظر لحظة…',
    signingIn: 'جارٍ تسجيل الدخول…',
    invalid: 'أدخل عنوانًا كاملًا، مثل name@example.com.',
    cooldown: 'حاول مرة أخرى بعد {seconds} ثانية',
    linked: 'سجّلت الدخول بالبريد الإلكتروني من قبل.',
    other: 'استخدام بريد آخر',
    inbox: 'تحقق من بريدك',
    approve: 'وافق على تسجيل الدخول',
    approveText: 'افتح الرابط الذي أرسلناه إلى {email}.',
    choose: 'اختر {number} في الرسالة',
    chooseText: 'أرسلناها إلى {email}.',
    approved: 'تمت الموافقة. أدخل الرمز من بريدك.',
    enter: 'أدخل الرمز',
    code: 'أدخل الرمز المكوّن من 6 أرقام المرسل إلى {email}',
    valid: 'تنتهي صلاحية الرمز بعد 10 دقائق.',
    checking: 'جارٍ التحقق من الرمز…',
    wrong: '{reason}. حاول مرة أخرى.',
    done: 'تم تسجيل الدخول',
    missing: 'لم يصلك؟',
    resend: 'إعادة الإرسال',
    resendIn: 'إعادة الإرسال بعد {seconds} ث',
    resent: 'أُرسل بريد جديد',
  },
  emailChange: {
    title: 'تغيير بريدك الإلكتروني',
    present: 'البريد الحالي: {email}',
    how: 'سنرسل إليك رمزًا لتأكيد التغيير.',
    field: 'عنوان البريد الجديد',
    save: 'حفظ',
    same: 'هذا بريدك الحالي.',
    confirmPresent: 'أكّد بريدك الحالي',
    confirmNext: 'أكّد بريدك الجديد',
    codeOfPresent: 'أدخل الرمز المكوّن من 6 أرقام من بريدك الحالي',
    wrongWay: 'هل من مشكلة؟',
    startOver: 'البدء من جديد',
    changed: 'تم تغيير البريد',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Arabic. */
export const emailErrors = {
  'email/invalid': {
    title: 'تحقق من عنوان البريد الإلكتروني',
    userMessage: 'أدخل عنوانًا كاملًا، مثل name@example.com.',
  },
} satisfies TranslatedFeatureErrors
