import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'Esta app no está bien configurada. Contacta a su equipo.'

/** The words of the embedded wallet, in Spanish. */
export const secureWallet = {
  secureWallet: {
    title: 'Aprueba en tu billetera',
    how: 'Revisa los detalles en tu billetera y aprueba o cancela allí.',
    slow: 'Tu billetera se sigue cargando…',
    cancel: 'Cancelar solicitud',
    window: 'Abrir ventana de la billetera',
    blocked: 'Tu navegador bloqueó la ventana de la billetera. Ábrela para continuar.',
    refused: 'Acción no permitida',
    refusedText: 'Esta app pidió algo que tu billetera nunca hace.',
    back: 'Volver',
  },
  walletSettings: {
    title: 'Ajustes de la billetera',
    signedIn: 'Sesión iniciada como',
    signedInWith: 'Sesión iniciada con {provider}',
    email: 'Correo',
    edit: 'Cambiar',
    kept: 'Tus claves las guarda',
    keptText: 'Esta app no puede verlas ni usarlas sin tu aprobación.',
    type: 'Tipo de cuenta',
    smart: 'Cuenta inteligente',
    smartText: 'Más nueva. No todas las apps la aceptan.',
    plain: 'Cuenta estándar',
    plainText: 'Funciona con la mayoría de las apps.',
    changing: 'Cambiando la cuenta…',
    changed: 'Cuenta cambiada',
    notChanged: 'No se pudo cambiar el tipo de cuenta.',
    manage: 'Gestionar tu billetera',
    exportKeys: 'Exportar tus claves',
  },
  walletAction: { label: 'Ajustes' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Spanish. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'Billetera no disponible',
    userMessage: 'La billetera integrada no está disponible en este sitio.',
  },
  'frame/not-loaded': {
    title: 'La billetera no se cargó',
    userMessage: 'Error de red: no se pudo cargar la billetera integrada.',
  },
  'frame/timed-out': {
    title: 'La billetera integrada tardó demasiado',
    userMessage: 'La billetera no respondió a tiempo. Inténtalo de nuevo.',
  },
  'frame/aborted': {
    title: 'Solicitud interrumpida',
    userMessage: 'Empieza de nuevo cuando quieras.',
  },
  'frame/stopped': {
    title: 'Algo salió mal',
    userMessage: 'La billetera se cerró. Inténtalo de nuevo.',
  },
  'frame/refused': {
    title: 'La billetera lo rechazó',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'Algo salió mal',
    userMessage: 'La billetera devolvió una respuesta inesperada. Inténtalo de nuevo.',
  },
  'frame/restarted': {
    title: 'La billetera se reinició',
    userMessage: 'La billetera se reinició antes de responder. No se envió nada.',
  },
  'frame/unsure': {
    title: 'La billetera se reinició',
    userMessage: 'La billetera se reinició antes de responder. Revisa antes de intentarlo de nuevo.',
  },
  'frame/not-allowed': {
    title: 'Acción no permitida',
    userMessage: 'La llamada RPC solicitada no está permitida.',
  },
  'frame/version': {
    title: 'Versión de la billetera no compatible',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'La billetera está en el origen de la app',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'Demasiadas solicitudes',
    userMessage: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  },
  'frame/cooldown': {
    title: 'Espera un momento',
    userMessage: 'Inténtalo de nuevo en {seconds} segundos.',
  },
  'frame/signed-out': {
    title: 'Inicia sesión de nuevo',
    userMessage: 'Tu sesión de la billetera terminó. Inicia sesión de nuevo.',
  },
  'frame/not-placed': {
    title: 'Billetera no disponible',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
