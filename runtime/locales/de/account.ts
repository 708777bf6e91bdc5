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
    balanceOld: 'Vielleicht nicht mehr aktuell',
    balanceRetry: 'Neuer Versuch alle 30 Sekunden',
    unsupported: 'Nicht unterstütztes Netzwerk',
    unsupportedHint: 'Die Wallet ist in einem Netzwerk, das diese App nicht nutzt.',
    receive: 'Empfangen',
    wallets: 'Wallets',
    explorer: 'Block-Explorer',
    disconnect: 'Trennen',
    network: 'Netzwerk: {network}',
  },
  address: {
    copy: 'Adresse {address} kopieren',
    copied: 'Adresse kopiert',
    notCopied: 'Die Adresse konnte nicht kopiert werden',
  },
} satisfies TranslatedFeature<typeof manifest>
