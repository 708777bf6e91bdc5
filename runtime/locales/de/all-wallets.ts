import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in German. */
export const allWallets = {
  allWallets: {
    title: 'Alle Wallets',
    list: 'Verfügbare Wallets',
    loading: 'Wallets werden geladen',
    search: 'Wallets durchsuchen',
    clear: 'Suche leeren',
    results: { one: '{count} Wallet gefunden', other: '{count} Wallets gefunden' },
    certified: 'Nur zertifizierte Wallets',
    certifiedOn: 'Nur für WalletConnect zertifizierte Wallets werden gezeigt',
    code: 'QR-Code anzeigen',
    installed: 'Installiert',
    none: 'Keine Wallet passt zu „{query}“',
    nothing: 'Keine Wallet zu zeigen',
    noneText: 'Einen anderen Namen versuchen, oder eine Wallet mit einem QR-Code verbinden.',
    cut: 'Nicht alle Wallets konnten geladen werden.',
    retry: 'Erneut versuchen',
  },
} satisfies TranslatedFeature<typeof manifest>
