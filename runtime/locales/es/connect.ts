import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Spanish. */
export const connect = {
  connect: {
    title: 'Conectar una billetera',
    list: 'Billeteras',
    recent: 'Reciente',
    installed: 'Instalada',
    multichain: 'Multicadena',
    ambiguous: 'Otra billetera también dice ser {rdns}',
    help: '¿Qué es una billetera?',
    or: 'o',
    wallets: 'Usar una billetera',
  },
  connecting: {
    title: 'Conectar una billetera',
    waiting: 'Continúa en {wallet}',
    hints: [
      'Solicitando la conexión a tu billetera.',
      'Aprueba allí la conexión. Esta página solo ve la dirección que compartes.',
      'Abre {wallet} y confirma. Su ventana puede estar detrás de esta.',
      'Seguimos esperando. Desbloquea {wallet} y busca una solicitud abierta, o cancela e inténtalo de nuevo.',
    ],
    done: 'Conexión lista',
    doneText: 'La conexión con {wallet} está lista.',
    linked: 'Ya hay conexión',
    linkedText: 'Para usar otra cuenta, elígela en {wallet}. Aquí cambia por sí sola.',
    linkedButton: 'Ver la cuenta',
  },
  noWallet: {
    title: 'No hay billeteras en este navegador',
    titleOf: 'No hay billeteras para {family} en este navegador',
    text: 'Instala una billetera y vuelve a cargar esta página: aparecerá aquí.',
    onMobile: 'Las apps de billetera tienen su propio navegador. Abre esta página en él y la billetera aparecerá aquí.',
    find: 'Buscar una billetera',
    copyPage: 'Copiar el enlace a esta página',
    pageCopied: 'Enlace copiado',
    notCopied: 'No se pudo copiar el enlace',
  },
  families: {
    eip155: 'Redes EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Elegir una cadena',
    text: '{wallet} funciona en varias cadenas. ¿Cuál quieres usar aquí?',
    list: 'Cadenas',
  },
  whatIsAWallet: {
    title: '¿Qué es una billetera?',
    key: 'Una llave para muchas apps',
    keyText: 'En lugar de otra cuenta y otra contraseña, tu billetera te da acceso, aquí y en otros sitios.',
    home: 'Un lugar para lo tuyo',
    homeText: 'Criptomonedas, coleccionables y entradas son tuyos y no dependen de una sola app.',
    yes: 'Nada sin tu aprobación',
    yesText: 'Una app solo puede pedir. Cada pago y cada firma te esperan en la billetera.',
    get: 'Obtener una billetera',
  },
  getWallet: {
    title: 'Obtener una billetera',
    list: 'Billeteras para elegir',
    all: 'Todas las billeteras',
  },
  downloads: {
    title: 'Obtener {wallet}',
    text: 'Elige dónde quieres tener {wallet}. Después regresa y vuelve a cargar esta página.',
    noLinks: 'Busca {wallet} donde consigues tus apps. Después regresa y vuelve a cargar esta página.',
    list: 'Dónde obtenerla',
    chrome_store: 'Extensión del navegador',
    app_store: 'App para iPhone',
    play_store: 'App para Android',
    homepage: 'Sitio web',
  },
} satisfies TranslatedFeature<typeof manifest>
