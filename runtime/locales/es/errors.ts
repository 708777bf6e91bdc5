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
  'wallet/restarted': {
    title: 'La billetera se reinició',
    message: '{wallet} se actualizó o se reinició, y esta página la ha perdido.',
    fix: 'Recarga la página y vuelve a intentarlo.',
  },
  'wallet/missing': {
    title: 'Billetera no encontrada',
    message: '{wallet} no está en esta página.',
    fix: 'Actívala en el navegador y recarga la página.',
  },
  'wallet/failed': {
    title: 'Error de la billetera',
    message: '{wallet} respondió: {detail}',
    fix: 'Inténtalo de nuevo o usa otra billetera.',
  },
  'wallet/needs-owners': {
    title: 'Faltan otros propietarios',
    message: '{wallet} registró la solicitud, que vale cuando la confirmen suficientes propietarios.',
    fix: 'Pide a los demás propietarios que la confirmen e inténtalo de nuevo.',
  },
  'wallet/popup-blocked': {
    title: 'Ventana bloqueada',
    message: 'El navegador no dejó que {wallet} abriera su ventana.',
    fix: 'Inténtalo de nuevo y permite las ventanas emergentes de este sitio si sigue bloqueada.',
  },
  'wallet/popup-cut-off': {
    title: 'La ventana no puede responder',
    message: '{wallet} se abrió, pero esta página se sirve de forma que otras ventanas no pueden responderle.',
    fix: 'Sirve la página con Cross-Origin-Opener-Policy: same-origin-allow-popups.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect no se ha cargado',
    message: 'No se ha podido cargar el paquete @walletconnect/sign-client: {detail}',
    fix: 'Comprueba la conexión e inténtalo de nuevo; instala el paquete si falta en la app.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect no está listo',
    message: 'No se encuentra WalletConnectConnector.',
    fix: 'Activa walletConnect en modal.config.ts, con services.relay y una red de la familia.',
  },
  'wallet/no-chains': {
    title: 'Ninguna red en común',
    message: 'El conector no admite ninguna de las redes solicitadas.',
    fix: 'Conéctate de nuevo y permite en la cartera una red de esta app, o usa otra cartera.',
  },
  'wallet/pairing-expired': {
    title: 'Código caducado',
    message: 'Nadie se ha conectado con el código antes de que caducara.',
    fix: 'Inténtalo de nuevo y escanea el nuevo código en cuatro minutos.',
  },
  'wallet/session-ended': {
    title: 'Sesión terminada',
    message: 'La sesión con {wallet} ha terminado.',
    fix: 'Conecta la cartera de nuevo.',
  },
  'relay/unreachable': {
    title: 'No se puede acceder al relé',
    message: 'El relé de WalletConnect en {url} no ha respondido: {detail}',
    fix: 'Comprueba la conexión e inténtalo de nuevo.',
  },
  'relay/origin': {
    title: 'Configuración de la app no válida',
    message: 'El relé de WalletConnect ha rechazado esta página: su origen no está en la lista de permitidos.',
    fix: 'Añade el origen de la página a la lista de permitidos del id de proyecto.',
  },
  'relay/project-id': {
    title: 'Id de proyecto no válido',
    message: 'El relé de WalletConnect no conoce el id de proyecto de esta app.',
    fix: 'Corrige projectId en modal.config.ts.',
  },
  'relay/clock': {
    title: 'Sesión caducada',
    message: 'El relé de WalletConnect ha rechazado la sesión porque el reloj de este dispositivo no está en hora.',
    fix: 'Comprueba la hora del dispositivo y conéctate de nuevo.',
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
  'backend/unreachable': {
    title: 'No se llega al servidor',
    message: 'El servidor {host} no respondió: {detail}',
    fix: 'Revisa la conexión e inténtalo de nuevo.',
  },
  'backend/project-id': {
    title: 'ID de proyecto no válido',
    message: 'El servidor no conoce el ID de proyecto de esta app.',
    fix: 'Corrige projectId en modal.config.ts.',
  },
  'backend/origin': {
    title: 'Configuración de la app no válida',
    message: 'El origen {origin} no está en la lista de permitidos: actualiza la configuración.',
    fix: 'Añade el origen de la página a la lista de permitidos del proyecto.',
  },
  'backend/rate-limited': {
    title: 'Demasiadas solicitudes',
    message: 'El servidor {host} ha recibido demasiadas solicitudes.',
    fix: 'Espera un momento e inténtalo de nuevo.',
  },
  'backend/failed': {
    title: 'Error del servidor',
    message: 'El servidor {host} falló con el estado {status}.',
    fix: 'Inténtalo más tarde.',
  },
  'backend/bad-answer': {
    title: 'Respuesta ilegible del servidor',
    message: 'El servidor {host} respondió a {path} con algo que no se puede leer.',
    fix: 'Inténtalo más tarde; avisa a los desarrolladores si continúa.',
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
