import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Spanish. */
export const socials = {
  socialsPart: {
    continue: 'Continuar con {provider}',
    all: 'Todas las opciones de acceso',
  },
  socials: {
    opening: 'Abriendo {provider}…',
    blocked: 'Abre {provider} para continuar',
    blockedText: 'Tu navegador bloqueó la ventana.',
    open: 'Abrir {provider}',
    inWindow: 'Continúa en la ventana de {provider}',
    inWindowText: 'Inicia sesión allí y vuelve aquí.',
    away: 'Termina en la ventana de {provider}',
    awayText: '¿No la encuentras? Inténtalo con una ventana nueva.',
    signingIn: 'Iniciando sesión…',
    slow: 'Seguimos en ello. Espera un momento…',
    done: 'Sesión iniciada',
    declined: 'No iniciaste sesión con {provider}',
    declinedText: 'Inténtalo de nuevo o vuelve para ver más opciones.',
  },
  farcaster: {
    code: 'Código QR para iniciar sesión',
    noCode: 'No se pudo mostrar el código. Copia el enlace en su lugar.',
    scan: 'Escanea con la cámara de tu teléfono',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar el enlace',
    expired: 'Código caducado',
    renew: 'Mostrar código nuevo',
    renewed: 'Código nuevo listo. Válido por 5 minutos.',
    preparing: 'Preparando…',
    continueIn: 'Continúa en {provider}',
    inApp: 'Aprueba el acceso allí y vuelve aquí.',
    late: 'Aún sin respuesta. Inténtalo de nuevo y aprueba en un plazo de 5 minutos.',
  },
} satisfies TranslatedFeature<typeof manifest>
