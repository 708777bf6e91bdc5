import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in German. */
export const multiWallet = {
  multiWallet: {
    title: 'Wallets',
    connected: 'Verbunden',
    before: 'Zuvor verbunden',
    current: 'Aktiv',
    use: 'Wechseln',
    useWallet: 'Zu {wallet} wechseln',
    connect: 'Verbinden',
    connectWallet: '{wallet} verbinden',
    disconnectWallet: '{wallet} trennen',
    removeWallet: '{wallet} entfernen',
    away: 'Hier nicht installiert',
    payment: '{address} für Zahlungen',
    ordinal: '{address} für Ordinals',
    none: 'Keine Wallet verbunden',
    noneText: 'Verbundene Wallets erscheinen hier.',
    add: 'Wallet hinzufügen',
    addFor: 'Wallet für {namespace} hinzufügen',
    disconnectAll: 'Alle trennen',
    disconnectSure: 'Alle Wallets trennen?',
    cancel: 'Abbrechen',
    asking: 'Wechsel zu {wallet} …',
    switched: 'Zu {wallet} gewechselt',
    disconnected: '{wallet} getrennt',
    allDisconnected: 'Alle Wallets getrennt',
    removed: '{wallet} entfernt',
    notSwitched: 'Wechsel zu {wallet} fehlgeschlagen',
    notDisconnected: '{wallet} konnte nicht getrennt werden',
  },
  multiWalletAction: { label: 'Wallets' },
} satisfies TranslatedFeature<typeof manifest>
