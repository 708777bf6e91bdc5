import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Hindi. */
export const socials = {
  socialsPart: {
    continue: '{provider} से जारी रखें',
    all: 'साइन इन के सभी विकल्प',
  },
  socials: {
    opening: '{provider} खुल रहा है…',
    blocked: 'जारी रखने के लिए {provider} खोलें',
    blockedText: 'आपके ब्राउज़र ने विंडो रोक दी।',
    open: '{provider} खोलें',
    inWindow: '{provider} की विंडो में आगे बढ़ें',
    inWindowText: 'वहाँ साइन इन करें, फिर यहाँ लौटें।',
    away: '{provider} की विंडो में पूरा करें',
    awayText: 'नहीं मिल रही? नई विंडो से फिर कोशिश करें।',
    signingIn: 'साइन इन हो रहा है…',
    slow: 'काम जारी है। थोड़ा रुकें…',
    done: 'साइन इन हो गया',
    declined: 'आपने {provider} से साइन इन नहीं किया',
    declinedText: 'फिर कोशिश करें, या और विकल्पों के लिए वापस जाएँ।',
  },
  farcaster: {
    code: 'साइन इन करने के लिए QR कोड',
    noCode: 'कोड नहीं बन सका। इसके बजाय लिंक कॉपी करें।',
    scan: 'अपने फ़ोन के कैमरे से स्कैन करें',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    notCopied: 'लिंक कॉपी नहीं हो सका',
    expired: 'कोड की अवधि समाप्त',
    renew: 'नया कोड दिखाएँ',
    renewed: 'नया कोड तैयार है। 5 मिनट तक मान्य।',
    preparing: 'तैयार हो रहा है…',
    continueIn: '{provider} में आगे बढ़ें',
    inApp: 'वहाँ साइन इन को मंज़ूरी दें, फिर यहाँ लौटें।',
    late: 'अभी कोई जवाब नहीं। फिर कोशिश करें और 5 मिनट के भीतर मंज़ूरी दें।',
  },
} satisfies TranslatedFeature<typeof manifest>
