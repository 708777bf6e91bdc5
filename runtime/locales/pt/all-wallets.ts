import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Portuguese. */
export const allWallets = {
  moreWallets: { title: 'Todas as carteiras' },
  allWallets: {
    list: 'Carteiras disponíveis',
    loading: 'Carregando carteiras',
    search: 'Buscar carteiras',
    clear: 'Limpar a busca',
    results: {
      one: '{count} carteira encontrada',
      many: '{count} de carteiras encontradas',
      other: '{count} carteiras encontradas',
    },
    certified: 'Apenas certificadas',
    certifiedOn: 'Mostrando carteiras certificadas pelo WalletConnect',
    code: 'Mostrar código QR',
    installed: 'Instalada',
    none: 'Nenhuma carteira encontrada',
    noneText: 'Tente outro nome ou leia um código QR com qualquer carteira.',
    emptyText: 'Leia um código QR com qualquer carteira para conectar.',
    cut: 'Não foi possível carregar algumas carteiras.',
    retry: 'Tentar de novo',
  },
} satisfies TranslatedFeature<typeof manifest>
