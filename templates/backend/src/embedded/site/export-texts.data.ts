import type { MailLanguage } from '../mails/texts.data.js'

/** What the page about taking keys out says. */
export const exportTexts: Readonly<Record<MailLanguage, { readonly title: string; readonly text: string }>> = {
  en: { title: 'Export your wallet', text: 'This version of the wallet has no export. Its operator holds the keys.' },
  ar: { title: 'تصدير محفظتك', text: 'لا يتيح هذا الإصدار من المحفظة التصدير. يحتفظ المشغّل بالمفاتيح.' },
  de: {
    title: 'Wallet exportieren',
    text: 'Diese Version der Wallet hat keinen Export. Der Betreiber hält die Schlüssel.',
  },
  es: {
    title: 'Exportar la billetera',
    text: 'Esta versión de la billetera no tiene exportación. El operador guarda las claves.',
  },
  fr: {
    title: 'Exporter le portefeuille',
    text: 'Cette version du portefeuille n’a pas d’export. L’opérateur détient les clés.',
  },
  hi: { title: 'वॉलेट निर्यात करें', text: 'वॉलेट के इस संस्करण में निर्यात नहीं है। कुंजियाँ संचालक के पास हैं।' },
  ja: {
    title: 'ウォレットのエクスポート',
    text: 'このバージョンにはエクスポートがありません。鍵は運営者が保管します。',
  },
  ko: { title: '지갑 내보내기', text: '이 버전의 지갑에는 내보내기가 없습니다. 키는 운영자가 보관합니다.' },
  pt: {
    title: 'Exportar a carteira',
    text: 'Esta versão da carteira não tem exportação. O operador guarda as chaves.',
  },
  ru: { title: 'Экспорт кошелька', text: 'В этой версии кошелька нет экспорта. Ключи хранит оператор.' },
  tr: { title: 'Cüzdanı dışa aktar', text: 'Cüzdanın bu sürümünde dışa aktarma yok. Anahtarlar işletmecidedir.' },
  zh: { title: '导出钱包', text: '此版本的钱包没有导出功能。密钥由运营方保管。' },
}
