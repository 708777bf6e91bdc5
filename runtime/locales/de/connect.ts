import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in German. */
export const connect = {
  connect: {
    title: 'Wallet verbinden',
    list: 'Verfügbare Wallets',
    recent: 'Zuletzt genutzt',
    installed: 'Installiert',
    multichain: 'Mehrere Chains',
    ambiguous: 'Auch eine andere Wallet nennt sich {rdns}',
    help: 'Was ist eine Wallet?',
    or: 'oder',
    wallets: 'Mit einer Wallet fortfahren',
  },
  connecting: {
    title: 'Wallet verbinden',
    waiting: 'In {wallet} fortfahren',
    hints: [
      'Die Verbindung wird in der Wallet angefragt.',
      'Die Verbindung dort bestätigen. Diese Seite sieht nur die freigegebene Adresse.',
      '{wallet} öffnen und bestätigen. Das Fenster liegt vielleicht hinter diesem.',
      'Noch keine Antwort. {wallet} entsperren und nach einer offenen Anfrage sehen, oder abbrechen und erneut versuchen.',
    ],
    done: 'Verbunden',
    doneText: 'Die Verbindung mit {wallet} steht.',
    linked: 'Schon verbunden',
    linkedText: 'Ein anderes Konto lässt sich in {wallet} auswählen. Hier ändert es sich dann von selbst.',
    linkedButton: 'Konto ansehen',
  },
  noWallet: {
    title: 'Keine Wallet in diesem Browser',
    titleOf: 'Keine Wallet für {family} in diesem Browser',
    text: 'Eine Wallet installieren und diese Seite neu laden: Dann erscheint sie hier.',
    onMobile: 'Wallet-Apps haben einen eigenen Browser. Diese Seite dort öffnen, dann erscheint die Wallet hier.',
    find: 'Wallet finden',
    copyPage: 'Link zu dieser Seite kopieren',
    pageCopied: 'Link kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden',
  },
  families: {
    eip155: 'EVM-Netzwerke',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Chain auswählen',
    text: '{wallet} funktioniert mit mehreren Chains. Welche soll hier genutzt werden?',
    list: 'Verfügbare Chains',
  },
  whatIsAWallet: {
    title: 'Was ist eine Wallet?',
    key: 'Ein Schlüssel für viele Apps',
    keyText: 'Statt mit immer neuen Konten und Passwörtern geht die Anmeldung mit der Wallet, hier und anderswo.',
    home: 'Ein Zuhause für eigene Werte',
    homeText: 'Coins, Sammlerstücke und Tickets bleiben beim Besitzer, nicht bei einer einzelnen App.',
    yes: 'Nichts ohne Zustimmung',
    yesText: 'Eine App kann nur fragen. Jede Zahlung und jede Unterschrift wartet in der Wallet auf Zustimmung.',
    get: 'Wallet besorgen',
  },
  getWallet: {
    title: 'Wallet besorgen',
    list: 'Wallets zur Auswahl',
    all: 'Alle Wallets ansehen',
  },
  downloads: {
    title: '{wallet} besorgen',
    text: 'Auswählen, wo {wallet} genutzt werden soll. Danach zurückkommen und diese Seite neu laden.',
    noLinks: '{wallet} dort suchen, wo es sonst Apps gibt. Danach zurückkommen und diese Seite neu laden.',
    list: 'Bezugsquellen',
    chrome_store: 'Browser-Erweiterung',
    app_store: 'iPhone-App',
    play_store: 'Android-App',
    homepage: 'Webseite',
  },
} satisfies TranslatedFeature<typeof manifest>
