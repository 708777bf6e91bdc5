import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in German. */
export const account = {
  account: {
    title: 'Konto',
    wallet: 'Verbunden mit {wallet}',
    balance: 'Guthaben',
    loadingBalance: 'Guthaben wird geladen',
    balanceFailed: 'Token-Guthaben nicht verfügbar',
    balanceHint: 'Das Guthaben ist gerade nicht verfügbar',
    asOf: 'Stand: {time}',
    balanceRetry: 'Neuer Versuch alle 30 Sekunden',
    unsupportedHint: 'Die Wallet ist in einem Netzwerk, das diese App nicht nutzt.',
    wallets: 'Wallets',
    explorer: 'Block-Explorer',
    disconnect: 'Trennen',
    network: 'Netzwerk: {network}',
  },
  tokens: {
    tabs: 'Vermögen und Aktivität',
    tokens: 'Token',
    total: 'Gesamt',
    loading: 'Token werden geladen',
    small: 'Kleine Guthaben zeigen ({count})',
    spam: 'Sieht nach Spam aus ({count})',
    spamHint: 'Ohne bekannten Preis, und der Name enthält einen Link oder ein Angebot. Nicht folgen.',
    empty: 'Noch keine Token',
    emptyHint: 'Was in diesem Netzwerk ankommt, steht hier.',
    more: 'Mehr zeigen (noch {count})',
    unnamed: 'Token ohne Namen',
    retry: 'Erneut versuchen',
    receive: 'Empfangen',
  },
  address: {
    copy: 'Adresse {address} kopieren',
    copied: 'Adresse kopiert',
    notCopied: 'Die Adresse konnte nicht kopiert werden',
  },
} satisfies TranslatedFeature<typeof manifest>
