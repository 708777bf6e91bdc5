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
  'wallet/restarted': {
    title: 'Wallet wurde neu gestartet',
    message: '{wallet} wurde aktualisiert oder neu gestartet, und diese Seite hat die Verbindung verloren.',
    fix: 'Die Seite neu laden, dann erneut versuchen.',
  },
  'wallet/missing': {
    title: 'Wallet nicht gefunden',
    message: '{wallet} ist auf dieser Seite nicht vorhanden.',
    fix: 'Die Wallet im Browser einschalten und die Seite neu laden.',
  },
  'wallet/failed': {
    title: 'Fehler in der Wallet',
    message: '{wallet} antwortet: {detail}',
    fix: 'Erneut versuchen oder eine andere Wallet nutzen.',
  },
  'wallet/needs-owners': {
    title: 'Weitere Eigentümer müssen bestätigen',
    message: '{wallet} hat die Anfrage vermerkt; sie gilt, sobald genügend Eigentümer sie bestätigt haben.',
    fix: 'Die anderen Eigentümer um Bestätigung bitten, dann erneut versuchen.',
  },
  'wallet/popup-blocked': {
    title: 'Fenster wurde blockiert',
    message: 'Der Browser hat {wallet} kein Fenster öffnen lassen.',
    fix: 'Erneut versuchen und Pop-ups für diese Website erlauben, falls es blockiert bleibt.',
  },
  'wallet/popup-cut-off': {
    title: 'Das Fenster kann nicht antworten',
    message:
      '{wallet} wurde geöffnet, aber diese Seite wird so ausgeliefert, dass andere Fenster ihr nicht antworten können.',
    fix: 'Die Seite mit Cross-Origin-Opener-Policy: same-origin-allow-popups ausliefern.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect wurde nicht geladen',
    message: 'Das Paket @walletconnect/sign-client konnte nicht geladen werden: {detail}',
    fix: 'Die Verbindung prüfen und erneut versuchen; das Paket installieren, falls es in der App fehlt.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect ist nicht bereit',
    message: 'WalletConnectConnector wurde nicht gefunden.',
    fix: 'walletConnect in modal.config.ts einschalten, mit services.relay und einem Netzwerk dieser Familie.',
  },
  'wallet/no-chains': {
    title: 'Kein gemeinsames Netzwerk',
    message: 'Die Wallet unterstützt keines der angefragten Netzwerke.',
    fix: 'Erneut verbinden und in der Wallet ein Netzwerk dieser App erlauben, oder eine andere Wallet nutzen.',
  },
  'wallet/pairing-expired': {
    title: 'Code abgelaufen',
    message: 'Mit dem Code wurde keine Verbindung hergestellt, bevor er ablief.',
    fix: 'Erneut versuchen und den neuen Code innerhalb von vier Minuten scannen.',
  },
  'wallet/session-ended': {
    title: 'Sitzung beendet',
    message: 'Die Sitzung mit {wallet} ist beendet.',
    fix: 'Die Wallet erneut verbinden.',
  },
  'relay/unreachable': {
    title: 'Relay nicht erreichbar',
    message: 'Das WalletConnect-Relay unter {url} hat nicht geantwortet: {detail}',
    fix: 'Die Verbindung prüfen und erneut versuchen.',
  },
  'relay/origin': {
    title: 'Ungültige App-Konfiguration',
    message: 'Das WalletConnect-Relay hat diese Seite abgelehnt: Ihr Ursprung steht nicht auf der Liste der erlaubten.',
    fix: 'Den Ursprung der Seite in die Liste der Projekt-ID aufnehmen.',
  },
  'relay/project-id': {
    title: 'Ungültige Projekt-ID',
    message: 'Das WalletConnect-Relay kennt die Projekt-ID dieser App nicht.',
    fix: 'projectId in modal.config.ts berichtigen.',
  },
  'relay/clock': {
    title: 'Sitzung abgelaufen',
    message: 'Das WalletConnect-Relay hat die Sitzung abgelehnt, weil die Uhr dieses Geräts falsch geht.',
    fix: 'Die Zeiteinstellungen des Geräts prüfen, dann erneut verbinden.',
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
  'backend/unreachable': {
    title: 'Server nicht erreichbar',
    message: 'Der Server {host} hat nicht geantwortet: {detail}',
    fix: 'Die Verbindung prüfen und erneut versuchen.',
  },
  'backend/project-id': {
    title: 'Ungültige Projekt-ID',
    message: 'Der Server kennt die Projekt-ID dieser App nicht.',
    fix: 'projectId in modal.config.ts berichtigen.',
  },
  'backend/origin': {
    title: 'Ungültige App-Konfiguration',
    message: 'Die Herkunft {origin} steht nicht auf der Allowlist: Konfiguration anpassen.',
    fix: 'Die Herkunft der Seite in die Allowlist der Projekt-ID eintragen.',
  },
  'backend/rate-limited': {
    title: 'Zu viele Anfragen',
    message: 'Der Server {host} wurde zu oft gefragt.',
    fix: 'Einen Moment warten und erneut versuchen.',
  },
  'backend/failed': {
    title: 'Serverfehler',
    message: 'Der Server {host} hat mit dem Status {status} versagt.',
    fix: 'Später erneut versuchen.',
  },
  'backend/bad-answer': {
    title: 'Unlesbare Antwort des Servers',
    message: 'Die Antwort des Servers {host} auf {path} ist nicht lesbar.',
    fix: 'Später erneut versuchen; die Entwickler informieren, wenn es so bleibt.',
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
