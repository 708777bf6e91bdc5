import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Portuguese. */
export const account = {
  account: {
    title: 'Conta',
    wallet: 'Conexão com {wallet}',
    balance: 'Saldo',
    loadingBalance: 'Carregando o saldo',
    balanceFailed: 'Saldo de tokens indisponível',
    balanceHint: 'O saldo não está disponível no momento',
    asOf: 'Atualizado {time}',
    balanceRetry: 'Nova tentativa a cada 30 segundos',
    unsupportedHint: 'A sua carteira está em uma rede que este app não usa.',
    wallets: 'Carteiras',
    explorer: 'Explorador',
    disconnect: 'Desconectar',
    network: 'Rede: {network}',
  },
  tokens: {
    tabs: 'Ativos e atividade',
    tokens: 'Tokens',
    total: 'Total',
    loading: 'Carregando os tokens',
    small: 'Mostrar saldos pequenos ({count})',
    spam: 'Parece spam ({count})',
    spamHint: 'Sem preço conhecido, e o nome traz um link ou uma oferta. Não siga.',
    empty: 'Ainda não há tokens',
    emptyHint: 'Os tokens que chegarem nesta rede aparecem aqui.',
    more: 'Mostrar mais (faltam {count})',
    unnamed: 'Token sem nome',
    retry: 'Tentar de novo',
    receive: 'Receber',
  },
  address: {
    copy: 'Copiar o endereço {address}',
    copied: 'Endereço copiado',
    notCopied: 'Não foi possível copiar o endereço',
  },
} satisfies TranslatedFeature<typeof manifest>
