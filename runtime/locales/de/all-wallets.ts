import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in German. */
export const allWallets = {
  moreWallets: { title: 'Alle Wallets' },
  allWallets: {
    list: 'Verfügbare Wallets',
    loading: 'Wallets werden geladen',
    search: 'Wallets durchsuchen',
    clear: 'Suche leeren',
    results: { one: '{count} Wallet gefunden', other: '{count} Wallets gefunden' },
    certified: 'Nur zertifizierte',
    certifiedOn: 'Für WalletConnect zertifizierte Wallets werden angezeigt',
    code: 'QR-Code anzeigen',
    installed: 'Installiert',
    none: 'Keine Wallets gefunden',
    noneText: 'Einen anderen Namen eingeben oder den QR-Code mit einer beliebigen Wallet scannen.',
    emptyText: 'Zum Verbinden den QR-Code mit einer beliebigen Wallet scannen.',
    cut: 'Einige Wallets konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
} satisfies TranslatedFeature<typeof manifest>
