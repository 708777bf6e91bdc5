import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Spanish. */
export const email = {
  emailPart: {
    email: 'Correo electrónico',
    submit: 'Continuar con el correo',
  },
  email: {
    title: 'Entrar con correo',
    how: 'Te enviaremos un código por correo.',
    noPassword: 'Sin contraseña.',
    next: 'Continuar',
    sending: 'Enviando el correo…',
    slow: 'Seguimos en ello. Espera un momento…',
    signingIn: 'Iniciando sesión…',
    invalid: 'Escribe una dirección completa, como nombre@example.com.',
    cooldown: 'Inténtalo de nuevo en {seconds} segundos',
    linked: 'Ya has entrado con tu correo.',
    other: 'Usar otro correo',
    inbox: 'Revisa tu correo',
    approve: 'Aprueba el acceso',
    approveText: 'Abre el enlace que enviamos a {email}.',
    choose: 'Elige {number} en el correo',
    chooseText: 'Lo enviamos a {email}.',
    approved: 'Aprobado. Introduce el código de tu correo.',
    enter: 'Introduce tu código',
    code: 'Introduce el código de 6 dígitos que enviamos a {email}',
    valid: 'El código caduca en 10 minutos.',
    checking: 'Comprobando el código…',
    wrong: '{reason}. Inténtalo de nuevo.',
    done: 'Sesión iniciada',
    missing: '¿No te ha llegado?',
    resend: 'Reenviar',
    resendIn: 'Reenviar en {seconds} s',
    resent: 'Nuevo correo enviado',
  },
  emailChange: {
    title: 'Cambiar tu correo',
    present: 'Correo actual: {email}',
    how: 'Te enviaremos un código para confirmar el cambio.',
    field: 'Nuevo correo electrónico',
    save: 'Guardar',
    same: 'Este ya es tu correo.',
    confirmPresent: 'Confirma tu correo actual',
    confirmNext: 'Confirma tu correo nuevo',
    codeOfPresent: 'Introduce el código de 6 dígitos de tu correo actual',
    wrongWay: '¿Algo va mal?',
    startOver: 'Empezar de nuevo',
    changed: 'Correo cambiado',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Spanish. */
export const emailErrors = {
  'email/invalid': {
    title: 'Revisa el correo electrónico',
    userMessage: 'Escribe una dirección completa, como nombre@example.com.',
  },
} satisfies TranslatedFeatureErrors
