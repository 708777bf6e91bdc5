import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in German. `{wallet}` may be "der Wallet", so it stands in the dative. */
export const networks = {
  networks: {
    title: 'Netzwerk auswählen',
    list: 'Netzwerke',
    search: 'Netzwerke durchsuchen',
    results: { one: '{count} Netzwerk gefunden', other: '{count} Netzwerke gefunden' },
    none: 'Keine Netzwerke gefunden',
    noneText: 'Nach Name oder Chain-ID suchen.',
    clear: 'Suche leeren',
    wallet: 'Wallet',
    app: 'Netzwerk der App',
    testnet: 'Testnetz',
    blocked: 'Von {wallet} nicht unterstützt',
    apart: 'Die Wallet ist auf {wallet}. Diese App nutzt {app}.',
    switchWallet: 'App-Netzwerk verwenden',
    help: 'Was ist ein Netzwerk?',
  },
  unsupportedChain: {
    title: 'Netzwerk wechseln',
    text: 'Diese App unterstützt {network} nicht. Zu einem dieser Netzwerke wechseln oder trennen.',
    numbered: 'Netzwerk {id}',
    disconnect: 'Trennen',
  },
  switching: {
    title: 'Netzwerk wechseln',
    waiting: 'In {wallet} bestätigen',
    yourWallet: 'der Wallet',
    hints: [
      'Wechsel zu {network} wird angefragt …',
      'Den Wechsel zu {network} in der Wallet bestätigen.',
      'Nichts zu sehen? Hinter diesem Fenster nach {wallet} sehen.',
      'Noch keine Antwort. In {wallet} nach einer offenen Anfrage sehen, oder abbrechen und erneut versuchen.',
    ],
    embedded: 'Wechsel zu {network} …',
    embeddedHints: [
      'Das dauert einen Moment.',
      'Gleich geschafft …',
      'Das dauert länger als üblich.',
      'Etwas ist schiefgegangen. Abbrechen und erneut versuchen.',
    ],
    byHand: 'In {wallet} wechseln',
    byHandText: 'In {wallet} geht der Wechsel nicht aus einer App. {network} dort auswählen, dann folgt diese Seite.',
    back: 'Zurück',
    done: 'Netzwerk gewechselt',
    doneText: '{network} ist jetzt aktiv.',
  },
  switchActiveChain: {
    title: 'Netzwerk wechseln',
    heading: 'Zu {namespace} wechseln',
    text: '{wallet} unterstützt {network} nicht. Eine andere Wallet verbinden; {wallet} bleibt verbunden.',
    textToo: '{wallet} unterstützt auch {network}. Dort ebenfalls verbinden oder eine andere Wallet wählen.',
    yourWallet: 'Die Wallet',
    switch: 'Wechseln',
    cancel: 'Abbrechen',
  },
  whatIsANetwork: {
    title: 'Was ist ein Netzwerk?',
    record: 'So funktioniert es',
    recordText: 'Ein Netzwerk speichert jede Überweisung auf vielen Computern, sodass niemand sie ändern kann.',
    apart: 'Netzwerke sind getrennt',
    apartText:
      'Werte in einem Netzwerk erscheinen nicht in einem anderen, auch nicht unter derselben Adresse. Gebühren und Tempo unterscheiden sich.',
    more: 'Mehr erfahren',
    moreUrl: 'https://ethereum.org/de/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
