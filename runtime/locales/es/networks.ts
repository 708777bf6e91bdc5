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
    none: 'No se encontraron redes',
    noneText: 'Busca por nombre o ID de cadena.',
    clear: 'Borrar la búsqueda',
    wallet: 'Tu billetera',
    app: 'Red de la app',
    testnet: 'Red de prueba',
    blocked: '{wallet} no la admite',
    apart: 'Tu billetera está en {wallet}. Esta app usa {app}.',
    switchWallet: 'Usar la red de la app',
    help: '¿Qué es una red?',
  },
  unsupportedChain: {
    title: 'Cambiar de red',
    text: 'Esta app no admite {network}. Cambia a una de estas redes o desconéctate.',
    numbered: 'la red {id}',
    disconnect: 'Desconectar',
  },
  switching: {
    title: 'Cambiar de red',
    waiting: 'Confirma en {wallet}',
    yourWallet: 'tu billetera',
    hints: [
      'Solicitando el cambio a {network}…',
      'Aprueba el cambio a {network} en tu billetera.',
      '¿No la ves? Busca {wallet} detrás de esta ventana.',
      'Seguimos esperando. Desbloquea {wallet} y busca una solicitud pendiente, o cancela e inténtalo de nuevo.',
    ],
    embedded: 'Cambiando a {network}…',
    embeddedHints: [
      'Esto tarda un momento.',
      'Ya casi está…',
      'Está tardando más de lo normal.',
      'Algo salió mal. Cancela e inténtalo de nuevo.',
    ],
    byHand: 'Cambia en {wallet}',
    byHandText:
      'No se puede cambiar de red en {wallet} desde una app. Elige {network} en la billetera y esta página hará lo mismo.',
    back: 'Atrás',
    done: 'Red cambiada',
    doneText: 'Estás en {network}.',
  },
  switchActiveChain: {
    title: 'Cambiar de red',
    heading: 'Cambiar a {namespace}',
    text: '{wallet} no admite {network}. Conecta otra billetera; {wallet} sigue conectada.',
    textToo: '{wallet} también admite {network}. Conéctala allí o conecta otra billetera.',
    yourWallet: 'Tu billetera',
    switch: 'Cambiar',
    cancel: 'Cancelar',
  },
  whatIsANetwork: {
    title: '¿Qué es una red?',
    record: 'Cómo funciona',
    recordText: 'Una red registra cada transferencia en muchos equipos, así que nadie puede cambiarla.',
    apart: 'Las redes son independientes',
    apartText:
      'Los activos de una red no aparecen en otra, ni siquiera con la misma dirección. Las comisiones y la velocidad varían.',
    more: 'Más información',
    moreUrl: 'https://ethereum.org/es/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
