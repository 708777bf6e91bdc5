import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Portuguese. */
export const account = {
  account: {
    title: 'Conta',
    wallet: 'Conectada com {wallet}',
    balance: 'Saldo',
    loadingBalance: 'Carregando saldo',
    balanceFailed: 'Saldo de tokens indisponível',
    balanceHint: 'Saldo indisponível',
    asOf: 'Atualizado {time}',
    balanceRetry: 'Nova tentativa a cada 30 segundos',
    unsupportedHint: 'Este app não é compatível com a rede atual da sua carteira.',
    explorer: 'Ver no explorador',
    explorerShort: 'Explorador',
    disconnect: 'Desconectar',
    more: 'Mais',
    network: 'Rede: {network}',
  },
  tokens: {
    tabs: 'Ativos e atividade',
    tokens: 'Tokens',
    total: 'Total',
    loading: 'Carregando tokens',
    failed: 'Não foi possível carregar os tokens',
    small: 'Mostrar saldos pequenos ({count})',
    spam: 'Possível spam ({count})',
    spamHint: 'Estes tokens não têm preço e divulgam um link. Não o abra.',
    empty: 'Ainda não há tokens',
    emptyHint: 'Os tokens que você receber nesta rede vão aparecer aqui.',
    more: 'Mostrar mais {count}',
    unnamed: 'Token desconhecido',
    retry: 'Tentar de novo',
    receive: 'Receber',
  },
  address: {
    copy: 'Copiar o endereço {address}',
    copied: 'Endereço copiado',
    notCopied: 'Não foi possível copiar o endereço',
  },
} satisfies TranslatedFeature<typeof manifest>
