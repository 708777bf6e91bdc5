import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'Esta app no está bien configurada. Contacta a su equipo.'
const onOurSide = 'Algo salió mal de nuestro lado. Inténtalo más tarde.'

/** The error catalogue, in Spanish. */
export const errors = {
  'wallet/rejected': {
    title: 'Solicitud rechazada',
    userMessage: 'Rechazaste la solicitud en {wallet}.',
  },
  'wallet/pending': {
    title: 'Solicitud pendiente',
    userMessage: '{wallet} tiene una solicitud pendiente. Ábrela para continuar.',
  },
  'wallet/no-accounts': {
    title: 'Ninguna cuenta compartida',
    userMessage: '{wallet} no compartió ninguna cuenta. Desbloquéala y elige una.',
  },
  'wallet/bad-answer': {
    title: 'Respuesta inesperada',
    userMessage: '{wallet} devolvió una respuesta inesperada.',
  },
  'wallet/bad-request': {
    title: 'Solicitud no válida',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'Cuenta no autorizada',
    userMessage: 'Conecta de nuevo y elige la cuenta en {wallet}.',
  },
  'wallet/unsupported': {
    title: 'No compatible',
    userMessage: '{wallet} no admite esta acción.',
  },
  'wallet/disconnected': {
    title: 'Billetera sin conexión',
    userMessage: '{wallet} perdió la conexión.',
  },
  'wallet/restarted': {
    title: 'La billetera se reinició',
    userMessage: '{wallet} se reinició. Actualiza la página e inténtalo de nuevo.',
  },
  'wallet/missing': {
    title: 'Billetera no encontrada',
    userMessage: '{wallet} no está activada en este navegador.',
  },
  'wallet/failed': {
    title: 'Error de la billetera',
    userMessage: '{wallet} no pudo completar la solicitud.',
  },
  'transaction/expired': {
    title: 'Transacción caducada',
    userMessage: 'La transacción caducó. Inténtalo de nuevo.',
  },
  'signature/unverifiable': {
    title: 'Firma no verificada',
    userMessage: 'Actualiza tu navegador para continuar.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect no se cargó',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect no está listo',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'Ninguna red en común',
    userMessage: 'Conecta de nuevo y permite una de las redes de esta app.',
  },
  'wallet/pairing-expired': {
    title: 'Código caducado',
    userMessage: 'Inténtalo de nuevo y escanea el código nuevo en 4 minutos.',
  },
  'wallet/session-ended': {
    title: 'Sesión terminada',
    userMessage: 'Tu sesión con {wallet} terminó. Conecta de nuevo.',
  },
  'relay/unreachable': {
    title: 'Servicio de billeteras no disponible',
    userMessage: 'No se pudo acceder al servicio de billeteras. Revisa tu conexión.',
  },
  'relay/origin': {
    title: 'Configuración de la app no válida',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'ID de proyecto no válido',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'Sesión caducada',
    userMessage: 'Revisa la hora de tu dispositivo y conecta de nuevo.',
  },
  'wallet/needs-owners': {
    title: 'Faltan otros propietarios',
    userMessage: 'Pide a los demás propietarios de {wallet} que confirmen e inténtalo de nuevo.',
  },
  'wallet/popup-blocked': {
    title: 'Ventana bloqueada',
    userMessage: 'Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  },
  'wallet/popup-cut-off': {
    title: 'La ventana no puede responder',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'Red no añadida',
    userMessage: 'Añade {network} en {wallet} y cambia de nuevo.',
  },
  'network/not-switched': {
    title: 'La red no cambió',
    userMessage: 'Cambia a {network} en {wallet}.',
  },
  'network/not-found': {
    title: 'Red no encontrada',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'Red no disponible',
    userMessage: 'No se pudo acceder a {network}.',
  },
  'rpc/wrong-chain': {
    title: 'Nodo de red incorrecto',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'Servidor no disponible',
    userMessage: 'No se pudo acceder al servidor. Revisa tu conexión.',
  },
  'backend/project-id': {
    title: 'ID de proyecto no válido',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'Configuración de la app no válida',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'Demasiadas solicitudes',
    userMessage: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  },
  'backend/failed': {
    title: 'Error del servidor',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'Respuesta inesperada del servidor',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'Tiempo agotado',
    userMessage: 'Está tardando más de lo esperado. Inténtalo de nuevo.',
  },
  'flow/cancelled': {
    title: 'Cancelado',
    userMessage: 'Empieza de nuevo cuando quieras.',
  },
  'namespace/unsupported': {
    title: 'Tipo de red no compatible',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'No se pudo cargar',
    userMessage: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  'view/unknown': {
    title: 'Pantalla no disponible',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'Función desactivada',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'Algo salió mal',
    userMessage: 'Inténtalo de nuevo o contacta a soporte si continúa.',
  },
} satisfies TranslatedErrors
