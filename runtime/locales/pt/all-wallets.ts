import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Portuguese. */
export const allWallets = {
  allWallets: {
    title: 'Todas as carteiras',
    list: 'Carteiras disponíveis',
    loading: 'Carregando as carteiras',
    search: 'Buscar carteiras',
    clear: 'Limpar a busca',
    results: {
      one: '{count} carteira encontrada',
      many: '{count} de carteiras encontradas',
      other: '{count} carteiras encontradas',
    },
    certified: 'Apenas carteiras certificadas',
    certifiedOn: 'Só aparecem as carteiras certificadas para o WalletConnect',
    code: 'Mostrar um código QR',
    installed: 'Instalada',
    none: 'Nenhuma carteira corresponde a “{query}”',
    nothing: 'Nenhuma carteira para mostrar',
    noneText: 'Tente outro nome, ou conecte qualquer carteira com um código QR.',
    cut: 'Não foi possível carregar todas as carteiras.',
    retry: 'Tentar de novo',
  },
} satisfies TranslatedFeature<typeof manifest>
