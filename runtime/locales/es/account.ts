import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Spanish. */
export const account = {
  account: {
    title: 'Cuenta',
    wallet: 'Conectada con {wallet}',
    balance: 'Saldo',
    loadingBalance: 'Cargando saldo',
    balanceFailed: 'Saldo de tokens no disponible',
    balanceHint: 'Saldo no disponible',
    asOf: 'Actualizado {time}',
    balanceRetry: 'Nuevo intento cada 30 segundos',
    unsupportedHint: 'Esta app no admite la red actual de tu billetera.',
    explorer: 'Ver en el explorador',
    explorerShort: 'Explorador',
    disconnect: 'Desconectar',
    more: 'Más',
    network: 'Red: {network}',
  },
  tokens: {
    tabs: 'Activos y actividad',
    tokens: 'Tokens',
    total: 'Total',
    loading: 'Cargando tokens',
    failed: 'No se pudieron cargar los tokens',
    small: 'Mostrar saldos pequeños ({count})',
    spam: 'Posible spam ({count})',
    spamHint: 'Estos tokens no tienen precio y anuncian un enlace. No lo abras.',
    empty: 'Aún no hay tokens',
    emptyHint: 'Los tokens que recibas en esta red aparecerán aquí.',
    more: 'Mostrar {count} más',
    unnamed: 'Token desconocido',
    retry: 'Reintentar',
    receive: 'Recibir',
  },
  address: {
    copy: 'Copiar la dirección {address}',
    copied: 'Dirección copiada',
    notCopied: 'No se pudo copiar la dirección',
  },
} satisfies TranslatedFeature<typeof manifest>
