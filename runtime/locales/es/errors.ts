import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Spanish. */
export const errors = {
  'wallet/rejected': {
    title: 'Solicitud rechazada',
    message: 'La solicitud se rechazó en {wallet}.',
    fix: 'Inténtalo de nuevo y apruébala en la billetera.',
  },
  'wallet/pending': {
    title: 'Ya hay una solicitud abierta',
    message: '{wallet} aún espera la respuesta a una solicitud anterior.',
    fix: 'Abre la billetera y responde allí a la solicitud.',
  },
  'wallet/no-accounts': {
    title: 'Ninguna cuenta compartida',
    message: '{wallet} respondió sin ninguna cuenta.',
    fix: 'Desbloquea la billetera y elige una cuenta.',
  },
  'wallet/bad-answer': {
    title: 'Respuesta ilegible',
    message: 'A {method}, {wallet} respondió con algo distinto de {expected}.',
    fix: 'Actualiza la billetera o usa otra.',
  },
  'wallet/unauthorized': {
    title: 'Cuenta no autorizada',
    message: '{wallet} no permite que este sitio use la cuenta.',
    fix: 'Conéctate de nuevo y elige la cuenta.',
  },
  'wallet/unsupported': {
    title: 'La billetera no lo admite',
    message: '{wallet} no conoce {method}.',
    fix: 'Actualiza la billetera o usa otra.',
  },
  'wallet/disconnected': {
    title: 'Billetera sin conexión',
    message: '{wallet} perdió la conexión con la red.',
    fix: 'Revisa la billetera e inténtalo de nuevo.',
  },
  'wallet/failed': {
    title: 'Error de la billetera',
    message: '{wallet} respondió: {detail}',
    fix: 'Inténtalo de nuevo o usa otra billetera.',
  },
  'network/not-added': {
    title: 'Red no agregada',
    message: '{wallet} no conoce {network} y no la agregó.',
    fix: 'Agrega la red en la billetera y vuelve a cambiar.',
  },
  'network/not-switched': {
    title: 'La red no cambió',
    message: '{wallet} no cambió a {network}.',
    fix: 'Cambia de red en la billetera.',
  },
  'network/not-found': {
    title: 'Red no encontrada',
    message: 'La red {network} no está en las networks de modal.config.ts.',
    fix: 'Agrégala allí o indica el ID CAIP-2 de una red de la app.',
  },
  'rpc/unreachable': {
    title: 'Red inaccesible',
    message: 'Ningún nodo de {network} respondió: {detail}',
    fix: 'Revisa la conexión o las rpcUrls de la red e inténtalo de nuevo.',
  },
  'rpc/wrong-chain': {
    title: 'Nodo de otra red',
    message: 'El nodo {url} responde por la cadena {found}, no por {network}.',
    fix: 'Corrige las rpcUrls de la red en modal.config.ts.',
  },
  'flow/timeout': {
    title: 'Tardó demasiado',
    message: '{step} no respondió en {seconds} segundos.',
    fix: 'Inténtalo de nuevo.',
  },
  'flow/cancelled': {
    title: 'Cancelado',
    message: 'La solicitud se canceló antes de recibir respuesta.',
    fix: 'Empieza de nuevo cuando quieras.',
  },
  'namespace/unsupported': {
    title: 'Familia de cadenas no incluida',
    message: 'Espacio de nombres de cadena no compatible: {ns}',
    fix: 'Ábrelo para una familia de cadenas de la app.',
  },
  'view/not-loaded': {
    title: 'La pantalla no se cargó',
    message: 'No se pudo obtener la pantalla {view}.',
    fix: 'Revisa la conexión e inténtalo de nuevo; vuelve a cargar la página si la app se actualizó.',
  },
  'view/unknown': {
    title: 'Pantalla no incluida',
    message: 'No hay ninguna vista llamada {view}.',
    fix: 'Abre una de estas: {views}.',
  },
  'feature/off': {
    title: 'Función desactivada',
    message: 'La función {feature} no forma parte de esta app.',
    fix: 'Agrégala a modal.config.ts y ejecuta modal-kit generate.',
  },
  'internal/unknown': {
    title: 'Algo salió mal',
    message: '{detail}',
    fix: 'Inténtalo de nuevo; si se repite, avisa a los desarrolladores.',
  },
} satisfies TranslatedErrors
