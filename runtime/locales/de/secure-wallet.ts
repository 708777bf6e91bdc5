import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'Diese App ist nicht richtig eingerichtet. Bitte an ihr Team wenden.'

/** The words of the embedded wallet, in German. */
export const secureWallet = {
  secureWallet: {
    title: 'In der Wallet bestätigen',
    how: 'Die Angaben in der Wallet prüfen und dort bestätigen oder abbrechen.',
    slow: 'Die Wallet lädt noch …',
    cancel: 'Anfrage abbrechen',
    window: 'Wallet-Fenster öffnen',
    blocked: 'Der Browser hat das Wallet-Fenster blockiert. Zum Fortfahren öffnen.',
    refused: 'Aktion nicht erlaubt',
    refusedText: 'Diese App hat etwas verlangt, das die Wallet nie tut.',
    back: 'Zurück',
  },
  walletSettings: {
    title: 'Wallet-Einstellungen',
    signedIn: 'Angemeldet als',
    signedInWith: 'Angemeldet mit {provider}',
    email: 'E-Mail-Adresse',
    edit: 'Ändern',
    kept: 'Die Schlüssel liegen bei',
    keptText: 'Diese App kann sie ohne Zustimmung weder sehen noch nutzen.',
    type: 'Kontotyp',
    smart: 'Smart Account',
    smartText: 'Neuere Art. Nicht jede App nimmt sie an.',
    plain: 'Einfaches Konto',
    plainText: 'Funktioniert mit den meisten Apps.',
    changing: 'Konto wird gewechselt…',
    changed: 'Konto gewechselt',
    notChanged: 'Der Kontotyp konnte nicht geändert werden.',
    manage: 'Wallet verwalten',
    exportKeys: 'Schlüssel exportieren',
  },
  walletAction: { label: 'Einstellungen' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in German. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'Wallet nicht verfügbar',
    userMessage: 'Die eingebettete Wallet ist auf dieser Website nicht verfügbar.',
  },
  'frame/not-loaded': {
    title: 'Wallet nicht geladen',
    userMessage: 'Netzwerkfehler: Die eingebettete Wallet konnte nicht geladen werden.',
  },
  'frame/timed-out': {
    title: 'Zeitüberschreitung der eingebetteten Wallet',
    userMessage: 'Die Wallet hat nicht rechtzeitig geantwortet. Erneut versuchen.',
  },
  'frame/aborted': {
    title: 'Anfrage abgebrochen',
    userMessage: 'Jederzeit neu starten.',
  },
  'frame/stopped': {
    title: 'Etwas ist schiefgegangen',
    userMessage: 'Die Wallet wurde geschlossen. Erneut versuchen.',
  },
  'frame/refused': {
    title: 'Von der Wallet abgelehnt',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'Etwas ist schiefgegangen',
    userMessage: 'Die Wallet hat unerwartet geantwortet. Erneut versuchen.',
  },
  'frame/restarted': {
    title: 'Wallet neu gestartet',
    userMessage: 'Die Wallet wurde vor der Antwort neu gestartet. Es wurde nichts gesendet.',
  },
  'frame/unsure': {
    title: 'Wallet neu gestartet',
    userMessage: 'Die Wallet wurde vor der Antwort neu gestartet. Erst prüfen, dann erneut versuchen.',
  },
  'frame/not-allowed': {
    title: 'Aktion nicht erlaubt',
    userMessage: 'Der angeforderte RPC-Aufruf ist nicht erlaubt.',
  },
  'frame/version': {
    title: 'Wallet-Version nicht unterstützt',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'Wallet unter der Adresse der App',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'Zu viele Anfragen',
    userMessage: 'Zu viele Anfragen. Einen Moment warten und erneut versuchen.',
  },
  'frame/cooldown': {
    title: 'Einen Moment warten',
    userMessage: 'Bitte in {seconds} Sekunden erneut versuchen.',
  },
  'frame/signed-out': {
    title: 'Erneut anmelden',
    userMessage: 'Die Wallet-Sitzung ist beendet. Erneut anmelden.',
  },
  'frame/not-placed': {
    title: 'Wallet nicht verfügbar',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
