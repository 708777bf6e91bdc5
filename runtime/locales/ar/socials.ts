import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Arabic. */
export const socials = {
  socialsPart: {
    continue: 'المتابعة باستخدام {provider}',
    all: 'كل خيارات الدخول',
  },
  socials: {
    opening: 'جارٍ فتح {provider}…',
    blocked: 'افتح {provider} للمتابعة',
    blockedText: 'منع متصفحك النافذة.',
    open: 'فتح {provider}',
    inWindow: 'تابع في نافذة {provider}',
    inWindowText: 'سجّل الدخول هناك، ثم عُد إلى هنا.',
    away: 'أكمل في نافذة {provider}',
    awayText: 'لا تجدها؟ حاول مرة أخرى بنافذة جديدة.',
    signingIn: 'جارٍ تسجيل الدخول…',
    slow: 'ما زال العمل جاريًا. انتظر لحظة…',
    done: 'تم تسجيل الدخول',
    declined: 'لم تسجّل الدخول باستخدام {provider}',
    declinedText: 'حاول مرة أخرى، أو عُد لخيارات أخرى.',
  },
  farcaster: {
    code: 'رمز QR لتسجيل الدخول',
    noCode: 'تعذّر عرض الرمز. انسخ الرابط بدلًا منه.',
    scan: 'امسح الرمز بكاميرا هاتفك',
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط',
    expired: 'انتهت صلاحية الرمز',
    renew: 'عرض رمز جديد',
    renewed: 'الرمز الجديد جاهز. صالح لمدة 5 دقائق.',
    preparing: 'جارٍ التحضير…',
    continueIn: 'تابع في {provider}',
    inApp: 'وافق على تسجيل الدخول هناك، ثم عُد إلى هنا.',
    late: 'لا رد بعد. حاول مرة أخرى ووافق خلال 5 دقائق.',
  },
} satisfies TranslatedFeature<typeof manifest>
