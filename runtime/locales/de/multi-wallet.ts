import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in German. */
export const multiWallet = {
  multiWallet: {
    title: 'Wallets',
    connected: 'Verbunden',
    before: 'Früher genutzt',
    current: 'In Gebrauch',
    use: 'Nutzen',
    useWallet: '{wallet} nutzen',
    connect: 'Verbinden',
    connectWallet: '{wallet} verbinden',
    disconnectWallet: '{wallet} trennen',
    removeWallet: '{wallet} von der Liste nehmen',
    away: 'Nicht in diesem Browser',
    more: '{address} und {count} weitere',
    payment: '{address} für Zahlungen',
    ordinal: '{address} für Ordinals',
    none: 'Keine Wallet verbunden',
    add: 'Wallet hinzufügen',
    addFor: 'Wallet für {namespace} hinzufügen',
    disconnectAll: 'Alle trennen',
    asking: 'Wechsel zu {wallet}',
    switched: '{wallet} ist jetzt in Gebrauch',
    disconnected: '{wallet} ist getrennt',
    allDisconnected: 'Alle Wallets sind getrennt',
    removed: '{wallet} ist von der Liste genommen',
    notSwitched: 'Der Wechsel zu {wallet} hat nicht geklappt',
    notDisconnected: '{wallet} konnte nicht getrennt werden',
  },
} satisfies TranslatedFeature<typeof manifest>
