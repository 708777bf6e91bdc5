import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in German. */
export const errors = {
  'wallet/rejected': {
    title: 'Anfrage abgelehnt',
    message: 'Die Anfrage wurde in {wallet} abgelehnt.',
    fix: 'Erneut versuchen und in der Wallet bestätigen.',
  },
  'wallet/pending': {
    title: 'Eine Anfrage ist schon offen',
    message: '{wallet} wartet noch auf die Antwort zu einer früheren Anfrage.',
    fix: 'Die Wallet öffnen und die Anfrage dort beantworten.',
  },
  'wallet/no-accounts': {
    title: 'Kein Konto freigegeben',
    message: '{wallet} hat ohne ein Konto geantwortet.',
    fix: 'Die Wallet entsperren und ein Konto auswählen.',
  },
  'wallet/bad-answer': {
    title: 'Unlesbare Antwort',
    message: 'Auf {method} hat {wallet} mit etwas anderem als {expected} geantwortet.',
    fix: 'Die Wallet aktualisieren oder eine andere nutzen.',
  },
  'wallet/unauthorized': {
    title: 'Konto nicht freigegeben',
    message: 'In {wallet} ist das Konto für diese Seite nicht freigegeben.',
    fix: 'Erneut verbinden und das Konto auswählen.',
  },
  'wallet/unsupported': {
    title: 'Von der Wallet nicht unterstützt',
    message: '{wallet} kennt {method} nicht.',
    fix: 'Die Wallet aktualisieren oder eine andere nutzen.',
  },
  'wallet/disconnected': {
    title: 'Die Wallet ist offline',
    message: '{wallet} hat die Verbindung zum Netzwerk verloren.',
    fix: 'Die Wallet prüfen und erneut versuchen.',
  },
  'wallet/failed': {
    title: 'Fehler in der Wallet',
    message: '{wallet} antwortet: {detail}',
    fix: 'Erneut versuchen oder eine andere Wallet nutzen.',
  },
  'network/not-added': {
    title: 'Netzwerk nicht hinzugefügt',
    message: '{wallet} kennt {network} nicht und hat es nicht hinzugefügt.',
    fix: 'Das Netzwerk in der Wallet hinzufügen und dann erneut wechseln.',
  },
  'network/not-switched': {
    title: 'Netzwerk nicht gewechselt',
    message: '{wallet} ist in einem anderen Netzwerk als {network} geblieben.',
    fix: 'Das Netzwerk in der Wallet wechseln.',
  },
  'network/not-found': {
    title: 'Netzwerk nicht gefunden',
    message: 'Das Netzwerk {network} steht nicht unter networks in modal.config.ts.',
    fix: 'Es dort eintragen oder die CAIP-2-ID eines Netzwerks der App angeben.',
  },
  'rpc/unreachable': {
    title: 'Das Netzwerk ist nicht erreichbar',
    message: 'Kein Knoten von {network} hat geantwortet: {detail}',
    fix: 'Die Verbindung oder die rpcUrls des Netzwerks prüfen und erneut versuchen.',
  },
  'rpc/wrong-chain': {
    title: 'Knoten eines anderen Netzwerks',
    message: 'Der Knoten {url} antwortet für die Chain {found}, nicht für {network}.',
    fix: 'Die rpcUrls des Netzwerks in modal.config.ts berichtigen.',
  },
  'flow/timeout': {
    title: 'Das hat zu lange gedauert',
    message: '{step} hat nicht innerhalb von {seconds} Sekunden geantwortet.',
    fix: 'Erneut versuchen.',
  },
  'flow/cancelled': {
    title: 'Abgebrochen',
    message: 'Die Anfrage wurde abgebrochen, bevor sie beantwortet war.',
    fix: 'Einfach neu beginnen, wenn alles bereit ist.',
  },
  'namespace/unsupported': {
    title: 'Chain-Familie nicht in dieser App',
    message: 'Nicht unterstützter Chain-Namespace: {ns}',
    fix: 'Für eine Chain-Familie der App öffnen.',
  },
  'view/not-loaded': {
    title: 'Die Ansicht wurde nicht geladen',
    message: 'Die Ansicht {view} konnte nicht abgerufen werden.',
    fix: 'Die Verbindung prüfen und erneut versuchen; die Seite neu laden, falls die App aktualisiert wurde.',
  },
  'view/unknown': {
    title: 'Die Ansicht gehört nicht zur App',
    message: 'Es gibt keine Ansicht mit dem Namen {view}.',
    fix: 'Eine von diesen öffnen: {views}.',
  },
  'feature/off': {
    title: 'Die Funktion ist ausgeschaltet',
    message: 'Die Funktion {feature} gehört nicht zu dieser App.',
    fix: 'Sie in modal.config.ts eintragen und modal-kit generate ausführen.',
  },
  'internal/unknown': {
    title: 'Etwas ist schiefgegangen',
    message: '{detail}',
    fix: 'Erneut versuchen; wenn es wieder passiert, den Entwicklern Bescheid geben.',
  },
} satisfies TranslatedErrors
