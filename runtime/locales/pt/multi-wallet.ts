import type { TranslatedFeature } from '../../core/words.js'
import type { multiWallet as manifest } from '../../features/multi-wallet/schema.js'

/** The words of several wallets at once, in Portuguese. */
export const multiWallet = {
  multiWallet: {
    title: 'Carteiras',
    connected: 'Conectadas',
    before: 'Conectadas antes',
    current: 'Ativa',
    use: 'Trocar',
    useWallet: 'Trocar para {wallet}',
    connect: 'Conectar',
    connectWallet: 'Conectar {wallet}',
    disconnectWallet: 'Desconectar {wallet}',
    removeWallet: 'Remover {wallet}',
    away: 'Não instalada aqui',
    payment: '{address} para pagamentos',
    ordinal: '{address} para ordinals',
    none: 'Nenhuma carteira conectada',
    noneText: 'As suas carteiras vão aparecer aqui.',
    add: 'Adicionar uma carteira',
    addFor: 'Adicionar uma carteira para {namespace}',
    disconnectAll: 'Desconectar todas',
    disconnectSure: 'Desconectar todas as carteiras?',
    cancel: 'Cancelar',
    asking: 'Trocando para {wallet}…',
    switched: 'Agora você usa {wallet}',
    disconnected: '{wallet} desconectada',
    allDisconnected: 'Todas as carteiras desconectadas',
    removed: '{wallet} removida',
    notSwitched: 'Não foi possível trocar para {wallet}',
    notDisconnected: 'Não foi possível desconectar {wallet}',
  },
  multiWalletAction: { label: 'Carteiras' },
} satisfies TranslatedFeature<typeof manifest>
