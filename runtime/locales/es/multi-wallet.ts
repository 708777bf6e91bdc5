import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Spanish. */
export const multiWallet = {
  multiWallet: {
    title: 'Billeteras',
    connected: 'Conectadas',
    before: 'Conectadas antes',
    current: 'Activa',
    use: 'Cambiar',
    useWallet: 'Cambiar a {wallet}',
    connect: 'Conectar',
    connectWallet: 'Conectar {wallet}',
    disconnectWallet: 'Desconectar {wallet}',
    removeWallet: 'Quitar {wallet}',
    away: 'No instalada aquí',
    payment: '{address} para pagos',
    ordinal: '{address} para ordinals',
    none: 'Ninguna billetera conectada',
    noneText: 'Tus billeteras aparecerán aquí.',
    add: 'Añadir una billetera',
    addFor: 'Añadir una billetera para {namespace}',
    disconnectAll: 'Desconectar todas',
    disconnectSure: '¿Desconectar todas las billeteras?',
    cancel: 'Cancelar',
    asking: 'Cambiando a {wallet}…',
    switched: 'Ahora usas {wallet}',
    disconnected: '{wallet} desconectada',
    allDisconnected: 'Todas las billeteras desconectadas',
    removed: '{wallet} eliminada',
    notSwitched: 'No se pudo cambiar a {wallet}',
    notDisconnected: 'No se pudo desconectar {wallet}',
  },
  multiWalletAction: { label: 'Billeteras' },
} satisfies TranslatedFeature<typeof manifest>
