import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Spanish. */
export const allWallets = {
  moreWallets: { title: 'Todas las billeteras' },
  allWallets: {
    list: 'Billeteras disponibles',
    loading: 'Cargando billeteras',
    search: 'Buscar billeteras',
    clear: 'Borrar la búsqueda',
    results: {
      one: '{count} billetera encontrada',
      many: '{count} de billeteras encontradas',
      other: '{count} billeteras encontradas',
    },
    certified: 'Solo certificadas',
    certifiedOn: 'Mostrando billeteras certificadas por WalletConnect',
    code: 'Mostrar código QR',
    installed: 'Instalada',
    none: 'No se encontraron billeteras',
    noneText: 'Prueba con otro nombre o escanea un código QR con cualquier billetera.',
    emptyText: 'Escanea un código QR con cualquier billetera para conectarte.',
    cut: 'No se pudieron cargar algunas billeteras.',
    retry: 'Reintentar',
  },
} satisfies TranslatedFeature<typeof manifest>
