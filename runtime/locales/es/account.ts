import type { TranslatedFeature } from '../../core/words.js'
import type { account as manifest } from '../../features/account/schema.js'

/** The words of the account, in Spanish. */
export const account = {
  account: {
    title: 'Cuenta',
    wallet: 'Conexión con {wallet}',
    balance: 'Saldo',
    loadingBalance: 'Cargando el saldo',
    balanceFailed: 'Saldo de tokens no disponible',
    balanceHint: 'El saldo no está disponible en este momento',
    asOf: 'Actualizado {time}',
    balanceRetry: 'Nuevo intento cada 30 segundos',
    unsupportedHint: 'Tu billetera está en una red que esta app no usa.',
    wallets: 'Billeteras',
    explorer: 'Explorador',
    disconnect: 'Desconectar',
    network: 'Red: {network}',
  },
  tokens: {
    tabs: 'Activos y actividad',
    tokens: 'Tokens',
    total: 'Total',
    loading: 'Cargando los tokens',
    small: 'Mostrar saldos pequeños ({count})',
    spam: 'Parece spam ({count})',
    spamHint: 'Sin precio conocido, y el nombre lleva un enlace o una oferta. No lo sigas.',
    empty: 'Aún no hay tokens',
    emptyHint: 'Los tokens que lleguen a esta red aparecen aquí.',
    more: 'Mostrar más (quedan {count})',
    unnamed: 'Token sin nombre',
    retry: 'Reintentar',
    receive: 'Recibir',
  },
  address: {
    copy: 'Copiar la dirección {address}',
    copied: 'Dirección copiada',
    notCopied: 'No se pudo copiar la dirección',
  },
} satisfies TranslatedFeature<typeof manifest>
