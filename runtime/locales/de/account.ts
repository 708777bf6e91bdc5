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
    balanceHint: 'Guthaben nicht verfügbar',
    asOf: 'Stand: {time}',
    balanceRetry: 'Neuer Versuch alle 30 Sekunden',
    unsupportedHint: 'Diese App unterstützt das aktuelle Netzwerk der Wallet nicht.',
    explorer: 'Im Block-Explorer ansehen',
    explorerShort: 'Explorer',
    disconnect: 'Trennen',
    more: 'Mehr',
    network: 'Netzwerk: {network}',
  },
  tokens: {
    tabs: 'Vermögen und Aktivität',
    tokens: 'Token',
    total: 'Gesamt',
    loading: 'Token werden geladen',
    failed: 'Token konnten nicht geladen werden',
    small: 'Kleine Guthaben zeigen ({count})',
    spam: 'Möglicher Spam ({count})',
    spamHint: 'Diese Token haben keinen Preis und werben mit einem Link. Nicht öffnen.',
    empty: 'Noch keine Token',
    emptyHint: 'In diesem Netzwerk empfangene Token erscheinen hier.',
    more: '{count} weitere zeigen',
    unnamed: 'Unbekannter Token',
    retry: 'Erneut versuchen',
    receive: 'Empfangen',
  },
  address: {
    copy: 'Adresse {address} kopieren',
    copied: 'Adresse kopiert',
    notCopied: 'Adresse konnte nicht kopiert werden',
  },
} satisfies TranslatedFeature<typeof manifest>
