/**
 * What dates are written in: the language of the modal as the person's own region writes it, such as "9 Nov" in Britain,
 * where the browser (`own`) speaks the same language in the same script; else as the language alone does.
 */
export function dateLocale(lang = 'en', own: string = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  const [shown, person] = [new Intl.Locale(lang).maximize(), new Intl.Locale(own).maximize()]
  return shown.language === person.language && shown.script === person.script ? own : lang
}
