import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in German. */
export const email = {
  emailPart: {
    email: 'E-Mail-Adresse',
    submit: 'Mit E-Mail fortfahren',
  },
  email: {
    title: 'Mit E-Mail anmelden',
    how: 'Der Code kommt per E-Mail.',
    noPassword: 'Ganz ohne Passwort.',
    next: 'Weiter',
    sending: 'E-Mail wird gesendet …',
    slow: 'Das dauert noch einen Moment …',
    signingIn: 'Anmeldung läuft …',
    invalid: 'Ganze Adresse eingeben, etwa name@example.com.',
    cooldown: 'Bitte in {seconds} Sekunden erneut versuchen',
    linked: 'Mit E-Mail schon angemeldet.',
    other: 'Andere E-Mail-Adresse verwenden',
    inbox: 'Posteingang prüfen',
    approve: 'Anmeldung bestätigen',
    approveText: 'Den Link öffnen, der an {email} gesendet wurde.',
    choose: 'In der E-Mail {number} auswählen',
    chooseText: 'Sie wurde an {email} gesendet.',
    approved: 'Bestätigt. Jetzt den Code aus der E-Mail eingeben.',
    enter: 'Code eingeben',
    code: 'Den 6-stelligen Code eingeben, gesendet an {email}',
    valid: 'Der Code ist 10 Minuten gültig.',
    checking: 'Code wird geprüft …',
    wrong: '{reason}. Erneut versuchen.',
    done: 'Angemeldet',
    missing: 'Nichts angekommen?',
    resend: 'Erneut senden',
    resendIn: 'Erneut senden in {seconds} s',
    resent: 'Neue E-Mail gesendet',
  },
  emailChange: {
    title: 'E-Mail-Adresse ändern',
    present: 'Aktuelle E-Mail: {email}',
    how: 'Ein Code zum Bestätigen kommt per E-Mail.',
    field: 'Neue E-Mail-Adresse',
    save: 'Speichern',
    same: 'Das ist schon die aktuelle Adresse.',
    confirmPresent: 'Aktuelle E-Mail bestätigen',
    confirmNext: 'Neue E-Mail bestätigen',
    codeOfPresent: 'Den 6-stelligen Code aus der aktuellen E-Mail eingeben',
    wrongWay: 'Stimmt etwas nicht?',
    startOver: 'Neu beginnen',
    changed: 'E-Mail-Adresse geändert',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in German. */
export const emailErrors = {
  'email/invalid': {
    title: 'E-Mail-Adresse prüfen',
    userMessage: 'Ganze Adresse eingeben, etwa name@example.com.',
  },
} satisfies TranslatedFeatureErrors
