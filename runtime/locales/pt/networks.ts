import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/** The words of choosing and switching networks, in Portuguese. */
export const networks = {
  networks: {
    title: 'Escolher uma rede',
    list: 'Redes',
    search: 'Buscar redes',
    results: {
      one: '{count} rede encontrada',
      many: '{count} redes encontradas',
      other: '{count} redes encontradas',
    },
    none: 'Nenhuma rede corresponde a “{query}”',
    noneText: 'Tente uma parte do nome ou o ID da rede.',
    clear: 'Limpar a busca',
    current: 'Atual',
    wallet: 'Sua carteira',
    app: 'Este app',
    testnet: 'Rede de teste',
    blocked: 'Indisponível em {wallet}',
    apart: 'Este app está em {app}. A sua carteira está em {wallet}.',
    switchWallet: 'Usar a rede do app',
    help: 'O que é uma rede?',
  },
  unsupportedChain: {
    title: 'Mudar de rede',
    text: 'A sua carteira está em {network}, uma rede que este app não usa. Escolha uma rede abaixo ou desconecte.',
    disconnect: 'Desconectar',
  },
  switching: {
    title: 'Mudar de rede',
    waiting: 'Confirme em {wallet}',
    yourWallet: 'sua carteira',
    hints: [
      'Pedindo a mudança para {network}.',
      'A sua carteira pergunta antes de mudar para {network}.',
      'Abra {wallet} e confirme. A janela pode estar atrás desta.',
      'Ainda sem resposta. Desbloqueie {wallet} e procure um pedido aberto, ou cancele e tente de novo.',
    ],
    embedded: 'Mudando para {network}…',
    embeddedHints: [
      'Isso leva um momento.',
      'Ainda em andamento.',
      'Está demorando mais do que o normal.',
      'Algo pode estar atrapalhando. Cancele e tente de novo.',
    ],
    byHand: 'Mude em {wallet}',
    byHandText: 'Um app não pode pedir essa mudança em {wallet}. Escolha {network} na carteira: este app acompanha.',
    back: 'Voltar',
    done: 'Rede alterada',
    doneText: 'Você está em {network}.',
  },
  switchActiveChain: {
    title: 'Mudar de rede',
    heading: 'Mudar para {namespace}',
    text: '{wallet} não é compatível com {network}. Conecte outra que seja: a atual continua conectada.',
    yourWallet: 'A sua carteira',
    switch: 'Mudar',
    cancel: 'Cancelar',
  },
  whatIsANetwork: {
    title: 'O que é uma rede?',
    record: 'Um registro comum',
    recordText:
      'Uma rede é um registro que muitos computadores mantêm juntos. O que você envia ou troca fica escrito nele, e ninguém pode mudar isso às escondidas.',
    apart: 'Cada uma por si',
    apartText:
      'O seu endereço pode ser o mesmo em várias redes, mas o que você tem em uma não está nas outras. As taxas e a velocidade também variam.',
    more: 'Saber mais',
    moreUrl: 'https://ethereum.org/pt-br/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
