import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Spanish. */
export const allWallets = {
  allWallets: {
    title: 'Todas las wallets',
    list: 'Wallets disponibles',
    loading: 'Cargando las wallets',
    search: 'Buscar wallets',
    clear: 'Borrar la búsqueda',
    results: {
      one: '{count} wallet encontrada',
      many: '{count} de wallets encontradas',
      other: '{count} wallets encontradas',
    },
    certified: 'Solo wallets certificadas',
    certifiedOn: 'Solo se muestran las wallets certificadas para WalletConnect',
    code: 'Mostrar un código QR',
    installed: 'Instalada',
    none: 'Ninguna wallet coincide con «{query}»',
    nothing: 'No hay wallets que mostrar',
    noneText: 'Prueba con otro nombre, o conecta cualquier wallet con un código QR.',
    cut: 'No se pudieron cargar todas las wallets.',
    retry: 'Reintentar',
  },
} satisfies TranslatedFeature<typeof manifest>
