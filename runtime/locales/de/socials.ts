import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in German. */
export const socials = {
  socialsPart: {
    continue: 'Mit {provider} fortfahren',
    all: 'Alle Anmeldeoptionen',
  },
  socials: {
    opening: '{provider} wird geöffnet …',
    blocked: '{provider} öffnen, um fortzufahren',
    blockedText: 'Der Browser hat das Fenster blockiert.',
    open: '{provider} öffnen',
    inWindow: 'Im Fenster von {provider} fortfahren',
    inWindowText: 'Dort anmelden und dann hierher zurückkehren.',
    away: 'Im Fenster von {provider} abschließen',
    awayText: 'Nicht zu finden? Mit neuem Fenster erneut versuchen.',
    signingIn: 'Anmeldung läuft …',
    slow: 'Das dauert noch einen Moment …',
    done: 'Angemeldet',
    declined: 'Keine Anmeldung mit {provider}',
    declinedText: 'Erneut versuchen oder zurück zu weiteren Optionen.',
  },
  farcaster: {
    code: 'QR-Code zum Anmelden',
    noCode: 'Code konnte nicht gezeichnet werden. Stattdessen den Link kopieren.',
    scan: 'Mit der Handykamera scannen',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    notCopied: 'Link konnte nicht kopiert werden',
    expired: 'Code abgelaufen',
    renew: 'Neuen Code anzeigen',
    renewed: 'Neuer Code bereit. 5 Minuten gültig.',
    preparing: 'Wird vorbereitet …',
    continueIn: 'In {provider} fortfahren',
    inApp: 'Die Anmeldung dort bestätigen und hierher zurückkehren.',
    late: 'Noch keine Antwort. Erneut versuchen und innerhalb von 5 Minuten bestätigen.',
  },
} satisfies TranslatedFeature<typeof manifest>
