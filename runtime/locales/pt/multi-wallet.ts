import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Portuguese. */
export const multiWallet = {
  multiWallet: {
    title: 'Carteiras',
    connected: 'Conectadas',
    before: 'Usadas antes',
    current: 'Em uso',
    use: 'Usar',
    useWallet: 'Usar {wallet}',
    connect: 'Conectar',
    connectWallet: 'Conectar {wallet}',
    disconnectWallet: 'Desconectar {wallet}',
    removeWallet: 'Tirar {wallet} da lista',
    away: 'Não está neste navegador',
    more: '{address} e mais {count}',
    payment: '{address} para pagamentos',
    ordinal: '{address} para ordinals',
    none: 'Nenhuma carteira conectada',
    add: 'Adicionar uma carteira',
    addFor: 'Adicionar uma carteira para {namespace}',
    disconnectAll: 'Desconectar todas',
    asking: 'Mudando para {wallet}',
    switched: '{wallet} está em uso',
    disconnected: '{wallet} está desconectada',
    allDisconnected: 'Todas as carteiras estão desconectadas',
    removed: '{wallet} saiu da lista',
    notSwitched: 'Não foi possível mudar para {wallet}',
    notDisconnected: 'Não foi possível desconectar {wallet}',
  },
} satisfies TranslatedFeature<typeof manifest>
