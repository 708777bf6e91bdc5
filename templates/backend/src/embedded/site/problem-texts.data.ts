import type { MailLanguage } from '../mails/texts.data.js'

interface ProblemText {
  readonly title: string
  readonly text: string
}

/** What the pages for people say where there is none, and where one failed. */
export const problemTexts: Readonly<
  Record<MailLanguage, { readonly missing: ProblemText; readonly failed: ProblemText }>
> = {
  en: {
    missing: { title: 'Page not found', text: 'Check the link, or open it again from your email.' },
    failed: { title: 'Something went wrong', text: 'Try again in a few minutes.' },
  },
  ar: {
    missing: { title: 'الصفحة غير موجودة', text: 'تحقّق من الرابط، أو افتحه من جديد من بريدك.' },
    failed: { title: 'حدث خطأ ما', text: 'حاول مرة أخرى بعد بضع دقائق.' },
  },
  de: {
    missing: { title: 'Seite nicht gefunden', text: 'Den Link prüfen oder noch einmal aus der E-Mail öffnen.' },
    failed: { title: 'Etwas ist schiefgegangen', text: 'Bitte in einigen Minuten erneut versuchen.' },
  },
  es: {
    missing: { title: 'Página no encontrada', text: 'Revisa el enlace o ábrelo otra vez desde tu correo.' },
    failed: { title: 'Algo salió mal', text: 'Inténtalo de nuevo en unos minutos.' },
  },
  fr: {
    missing: { title: 'Page introuvable', text: 'Vérifiez le lien ou rouvrez-le depuis votre e-mail.' },
    failed: { title: 'Une erreur s’est produite', text: 'Réessayez dans quelques minutes.' },
  },
  hi: {
    missing: { title: 'पेज नहीं मिला', text: 'लिंक जाँचें या अपने ईमेल से फिर खोलें।' },
    failed: { title: 'कुछ गलत हो गया', text: 'कुछ मिनट बाद फिर कोशिश करें।' },
  },
  ja: {
    missing: { title: 'ページが見つかりません', text: 'リンクを確認するか、メールからもう一度開いてください。' },
    failed: { title: '問題が発生しました', text: '数分後にもう一度お試しください。' },
  },
  ko: {
    missing: { title: '페이지를 찾을 수 없습니다', text: '링크를 확인하거나 이메일에서 다시 여세요.' },
    failed: { title: '문제가 발생했습니다', text: '몇 분 후에 다시 시도하세요.' },
  },
  pt: {
    missing: { title: 'Página não encontrada', text: 'Confira o link ou abra-o de novo pelo e-mail.' },
    failed: { title: 'Algo deu errado', text: 'Tente de novo em alguns minutos.' },
  },
  ru: {
    missing: { title: 'Страница не найдена', text: 'Проверьте ссылку или откройте её снова из письма.' },
    failed: { title: 'Что-то пошло не так', text: 'Повторите через несколько минут.' },
  },
  tr: {
    missing: { title: 'Sayfa bulunamadı', text: 'Bağlantıyı kontrol edin veya e-postanızdan yeniden açın.' },
    failed: { title: 'Bir sorun oluştu', text: 'Birkaç dakika sonra yeniden deneyin.' },
  },
  zh: {
    missing: { title: '找不到页面', text: '请检查链接，或从邮件中重新打开。' },
    failed: { title: '出了点问题', text: '请几分钟后重试。' },
  },
}
