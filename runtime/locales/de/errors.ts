import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'Diese App ist nicht richtig eingerichtet. Bitte an ihr Team wenden.'
const onOurSide = 'Auf unserer Seite ist etwas schiefgegangen. Später erneut versuchen.'

/** The error catalogue, in German. */
export const errors = {
  'wallet/rejected': {
    title: 'Anfrage abgelehnt',
    userMessage: 'Die Anfrage wurde in {wallet} abgelehnt.',
  },
  'wallet/pending': {
    title: 'Offene Anfrage',
    userMessage: '{wallet} hat eine offene Anfrage. Zum Fortfahren öffnen.',
  },
  'wallet/no-accounts': {
    title: 'Kein Konto freigegeben',
    userMessage: '{wallet} hat kein Konto freigegeben. Entsperren und ein Konto auswählen.',
  },
  'wallet/bad-answer': {
    title: 'Unerwartete Antwort',
    userMessage: '{wallet} hat unerwartet geantwortet.',
  },
  'wallet/bad-request': {
    title: 'Ungültige Anfrage',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'Konto nicht freigegeben',
    userMessage: 'Erneut verbinden und das Konto in {wallet} auswählen.',
  },
  'wallet/unsupported': {
    title: 'Nicht unterstützt',
    userMessage: '{wallet} unterstützt diese Aktion nicht.',
  },
  'wallet/disconnected': {
    title: 'Wallet offline',
    userMessage: '{wallet} hat die Verbindung verloren.',
  },
  'wallet/restarted': {
    title: 'Wallet neu gestartet',
    userMessage: '{wallet} wurde neu gestartet. Die Seite neu laden und erneut versuchen.',
  },
  'wallet/missing': {
    title: 'Wallet nicht gefunden',
    userMessage: '{wallet} ist in diesem Browser nicht aktiviert.',
  },
  'wallet/failed': {
    title: 'Fehler in der Wallet',
    userMessage: '{wallet} konnte die Anfrage nicht ausführen.',
  },
  'transaction/expired': {
    title: 'Transaktion abgelaufen',
    userMessage: 'Die Transaktion ist abgelaufen. Erneut versuchen.',
  },
  'signature/unverifiable': {
    title: 'Signatur nicht geprüft',
    userMessage: 'Zum Fortfahren den Browser aktualisieren.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect nicht geladen',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect nicht bereit',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'Kein gemeinsames Netzwerk',
    userMessage: 'Erneut verbinden und ein Netzwerk dieser App erlauben.',
  },
  'wallet/pairing-expired': {
    title: 'Code abgelaufen',
    userMessage: 'Erneut versuchen und den neuen Code innerhalb von 4 Minuten scannen.',
  },
  'wallet/session-ended': {
    title: 'Sitzung beendet',
    userMessage: 'Die Sitzung mit {wallet} ist beendet. Erneut verbinden.',
  },
  'relay/unreachable': {
    title: 'Wallet-Dienst nicht verfügbar',
    userMessage: 'Der Wallet-Dienst ist nicht erreichbar. Die Verbindung prüfen.',
  },
  'relay/origin': {
    title: 'Ungültige App-Konfiguration',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'Ungültige Projekt-ID',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'Sitzung abgelaufen',
    userMessage: 'Die Zeiteinstellungen des Geräts prüfen, dann erneut verbinden.',
  },
  'wallet/needs-owners': {
    title: 'Weitere Eigentümer müssen bestätigen',
    userMessage: 'Die anderen Eigentümer von {wallet} um Bestätigung bitten, dann erneut versuchen.',
  },
  'wallet/popup-blocked': {
    title: 'Pop-up blockiert',
    userMessage: 'Pop-ups für diese Website erlauben, dann erneut versuchen.',
  },
  'wallet/popup-cut-off': {
    title: 'Fenster kann nicht antworten',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'Netzwerk nicht hinzugefügt',
    userMessage: '{network} in {wallet} hinzufügen, dann erneut wechseln.',
  },
  'network/not-switched': {
    title: 'Netzwerk nicht gewechselt',
    userMessage: 'In {wallet} zu {network} wechseln.',
  },
  'network/not-found': {
    title: 'Netzwerk nicht gefunden',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'Netzwerk nicht verfügbar',
    userMessage: '{network} ist nicht erreichbar.',
  },
  'rpc/wrong-chain': {
    title: 'Falscher Netzwerkknoten',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'Server nicht verfügbar',
    userMessage: 'Der Server ist nicht erreichbar. Die Verbindung prüfen.',
  },
  'backend/project-id': {
    title: 'Ungültige Projekt-ID',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'Ungültige App-Konfiguration',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'Zu viele Anfragen',
    userMessage: 'Zu viele Anfragen. Einen Moment warten und erneut versuchen.',
  },
  'backend/failed': {
    title: 'Serverfehler',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'Unerwartete Antwort des Servers',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'Zeit überschritten',
    userMessage: 'Das dauert länger als erwartet. Erneut versuchen.',
  },
  'flow/cancelled': {
    title: 'Abgebrochen',
    userMessage: 'Jederzeit neu starten.',
  },
  'namespace/unsupported': {
    title: 'Netzwerktyp nicht unterstützt',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'Konnte nicht geladen werden',
    userMessage: 'Die Verbindung prüfen und erneut versuchen.',
  },
  'view/unknown': {
    title: 'Ansicht nicht verfügbar',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'Funktion ausgeschaltet',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'Etwas ist schiefgegangen',
    userMessage: 'Erneut versuchen oder den Support kontaktieren, wenn es so bleibt.',
  },
} satisfies TranslatedErrors
