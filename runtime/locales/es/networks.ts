import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in Spanish. */
export const networks = {
  networks: {
    title: 'Elegir una red',
    list: 'Redes',
    search: 'Buscar redes',
    results: {
      one: '{count} red encontrada',
      many: '{count} redes encontradas',
      other: '{count} redes encontradas',
    },
    none: 'Ninguna red coincide con «{query}»',
    noneText: 'Prueba con una parte del nombre o con el ID de cadena.',
    clear: 'Borrar la búsqueda',
    current: 'Actual',
    wallet: 'Tu billetera',
    app: 'Esta app',
    testnet: 'Red de prueba',
    blocked: 'No disponible en {wallet}',
    apart: 'Esta app está en {app}. Tu billetera está en {wallet}.',
    switchWallet: 'Usar la red de la app',
    help: '¿Qué es una red?',
  },
  unsupportedChain: {
    title: 'Cambiar de red',
    text: 'Tu billetera está en {network}, una red que esta app no usa. Elige una red abajo o desconéctate.',
    disconnect: 'Desconectar',
  },
  switching: {
    title: 'Cambiar de red',
    waiting: 'Confirma en {wallet}',
    yourWallet: 'tu billetera',
    hints: [
      'Solicitando el cambio a {network}.',
      'Tu billetera pregunta antes de cambiar a {network}.',
      'Abre {wallet} y confirma. Su ventana puede estar detrás de esta.',
      'Seguimos esperando. Desbloquea {wallet} y busca una solicitud abierta, o cancela e inténtalo de nuevo.',
    ],
    embedded: 'Cambiando a {network}…',
    embeddedHints: [
      'Esto tarda un momento.',
      'Seguimos en ello.',
      'Está tardando más de lo normal.',
      'Puede que algo lo impida. Cancela e inténtalo de nuevo.',
    ],
    byHand: 'Cambia en {wallet}',
    byHandText: 'Una app no puede solicitar este cambio en {wallet}. Elige allí {network}: esta app hará lo mismo.',
    back: 'Atrás',
    done: 'Red cambiada',
    doneText: 'Estás en {network}.',
  },
  switchActiveChain: {
    title: 'Cambiar de red',
    heading: 'Cambiar a {namespace}',
    text: '{wallet} no es compatible con {network}. Conecta otra que lo sea: la actual sigue conectada.',
    yourWallet: 'Tu billetera',
    switch: 'Cambiar',
    cancel: 'Cancelar',
  },
  whatIsANetwork: {
    title: '¿Qué es una red?',
    record: 'Un registro compartido',
    recordText:
      'Una red es un registro que muchos equipos llevan juntos. Lo que envías o intercambias queda escrito allí y nadie puede cambiarlo a escondidas.',
    apart: 'Cada una por su lado',
    apartText:
      'Tu dirección puede ser la misma en varias redes, pero lo que tienes en una no está en las demás. Las comisiones y la velocidad también varían.',
    more: 'Más información',
    moreUrl: 'https://ethereum.org/es/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
