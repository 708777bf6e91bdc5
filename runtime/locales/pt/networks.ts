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
    none: 'Nenhuma rede encontrada',
    noneText: 'Busque por nome ou ID da rede.',
    clear: 'Limpar a busca',
    wallet: 'Sua carteira',
    app: 'Rede do app',
    testnet: 'Rede de teste',
    blocked: '{wallet} não é compatível',
    apart: 'A sua carteira está em {wallet}. Este app usa {app}.',
    switchWallet: 'Usar a rede do app',
    help: 'O que é uma rede?',
  },
  unsupportedChain: {
    title: 'Mudar de rede',
    text: 'Este app não é compatível com {network}. Mude para uma destas redes ou desconecte.',
    numbered: 'a rede {id}',
    disconnect: 'Desconectar',
  },
  switching: {
    title: 'Mudar de rede',
    waiting: 'Confirme em {wallet}',
    yourWallet: 'sua carteira',
    hints: [
      'Solicitando a mudança para {network}…',
      'Aprove a mudança para {network} na sua carteira.',
      'Não apareceu? Procure {wallet} atrás desta janela.',
      'Ainda aguardando. Desbloqueie {wallet} e procure uma solicitação pendente, ou cancele e tente de novo.',
    ],
    embedded: 'Mudando para {network}…',
    embeddedHints: [
      'Isso leva um momento.',
      'Quase lá…',
      'Está demorando mais do que o normal.',
      'Algo deu errado. Cancele e tente de novo.',
    ],
    byHand: 'Mude em {wallet}',
    byHandText:
      'Não é possível mudar de rede em {wallet} por um app. Escolha {network} na carteira e esta página acompanha.',
    back: 'Voltar',
    done: 'Rede alterada',
    doneText: 'Você está em {network}.',
  },
  switchActiveChain: {
    title: 'Mudar de rede',
    heading: 'Mudar para {namespace}',
    text: '{wallet} não é compatível com {network}. Conecte outra carteira; {wallet} continua conectada.',
    textToo: '{wallet} também é compatível com {network}. Conecte-a lá também ou conecte outra carteira.',
    yourWallet: 'A sua carteira',
    switch: 'Mudar',
    cancel: 'Cancelar',
  },
  whatIsANetwork: {
    title: 'O que é uma rede?',
    record: 'Como funciona',
    recordText: 'Uma rede registra cada transferência em muitos computadores, e por isso ninguém pode alterá-la.',
    apart: 'As redes são separadas',
    apartText:
      'Os ativos de uma rede não aparecem em outra, mesmo com o mesmo endereço. As taxas e a velocidade variam.',
    more: 'Saber mais',
    moreUrl: 'https://ethereum.org/pt-br/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
