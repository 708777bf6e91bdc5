import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in German. `{wallet}` may be "der Wallet", so it stands in the dative. */
export const networks = {
  networks: {
    title: 'Netzwerk auswählen',
    list: 'Netzwerke',
    search: 'Netzwerke durchsuchen',
    results: { one: '{count} Netzwerk gefunden', other: '{count} Netzwerke gefunden' },
    none: 'Kein Netzwerk passt zu „{query}“',
    noneText: 'Einen Teil des Namens oder die Chain-ID eingeben.',
    clear: 'Suche leeren',
    current: 'Aktuell',
    wallet: 'Wallet',
    app: 'Diese App',
    testnet: 'Testnetzwerk',
    blocked: 'In {wallet} nicht verfügbar',
    apart: 'Diese App ist auf {app} eingestellt. Die Wallet ist auf {wallet}.',
    switchWallet: 'Wallet umschalten',
    help: 'Was ist ein Netzwerk?',
  },
  unsupportedChain: {
    title: 'Netzwerk wechseln',
    text: 'Die Wallet ist auf {network}, und das nutzt diese App nicht. Unten ein Netzwerk auswählen oder trennen.',
    disconnect: 'Trennen',
  },
  switching: {
    title: 'Netzwerk wechseln',
    waiting: 'In {wallet} bestätigen',
    yourWallet: 'der Wallet',
    hints: [
      'Der Wechsel zu {network} wird angefragt.',
      'Die Wallet fragt nach, bevor sie zu {network} wechselt.',
      'In {wallet} bestätigen. Ihr Fenster liegt vielleicht hinter diesem.',
      'Noch keine Antwort. Die Wallet entsperren und in {wallet} nach einer offenen Anfrage sehen, oder abbrechen und erneut versuchen.',
    ],
    embedded: 'Wechsel zu {network} …',
    embeddedHints: [
      'Das dauert einen Moment.',
      'Es geht weiter.',
      'Das dauert länger als üblich.',
      'Etwas hält den Wechsel auf. Abbrechen und erneut versuchen.',
    ],
    byHand: 'In {wallet} wechseln',
    byHandText:
      'Aus einer App heraus ist der Wechsel in {wallet} nicht möglich. {network} dort auswählen: Diese App folgt.',
    back: 'Zurück',
    done: 'Netzwerk gewechselt',
    doneText: '{network} ist jetzt aktiv.',
  },
  switchActiveChain: {
    title: 'Netzwerk wechseln',
    heading: 'Zu {namespace} wechseln',
    text: '{wallet} unterstützt {network} nicht. Eine Wallet verbinden, die es kann: {wallet} bleibt verbunden.',
    yourWallet: 'Die Wallet',
    switch: 'Wechseln',
    cancel: 'Abbrechen',
  },
  whatIsANetwork: {
    title: 'Was ist ein Netzwerk?',
    record: 'Ein gemeinsames Verzeichnis',
    recordText:
      'Ein Netzwerk ist ein Verzeichnis, das viele Computer zusammen führen. Was gesendet oder getauscht wird, steht darin, und niemand kann es heimlich ändern.',
    apart: 'Jedes für sich',
    apartText:
      'Die Adresse kann in mehreren Netzwerken dieselbe sein, doch was in einem liegt, liegt nicht in den anderen. Auch Gebühren und Tempo sind verschieden.',
    more: 'Mehr erfahren',
    moreUrl: 'https://ethereum.org/de/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
