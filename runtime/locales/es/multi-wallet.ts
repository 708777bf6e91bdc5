import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Spanish. */
export const multiWallet = {
  multiWallet: {
    title: 'Billeteras',
    connected: 'Conectadas',
    before: 'Usadas antes',
    current: 'En uso',
    use: 'Usar',
    useWallet: 'Usar {wallet}',
    connect: 'Conectar',
    connectWallet: 'Conectar {wallet}',
    disconnectWallet: 'Desconectar {wallet}',
    removeWallet: 'Quitar {wallet} de la lista',
    away: 'No está en este navegador',
    more: '{address} y {count} más',
    payment: '{address} para pagos',
    ordinal: '{address} para ordinals',
    none: 'Ninguna billetera conectada',
    add: 'Añadir una billetera',
    addFor: 'Añadir una billetera para {namespace}',
    disconnectAll: 'Desconectar todas',
    asking: 'Cambiando a {wallet}',
    switched: '{wallet} está en uso',
    disconnected: '{wallet} está desconectada',
    allDisconnected: 'Todas las billeteras están desconectadas',
    removed: '{wallet} ya no está en la lista',
    notSwitched: 'No se pudo cambiar a {wallet}',
    notDisconnected: 'No se pudo desconectar {wallet}',
  },
} satisfies TranslatedFeature<typeof manifest>
