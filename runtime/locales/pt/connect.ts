import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Portuguese. */
export const connect = {
  connect: {
    title: 'Conectar uma carteira',
    list: 'Carteiras',
    recent: 'Recente',
    installed: 'Instalada',
    multichain: 'Multirrede',
    ambiguous: 'Outra carteira também diz ser {rdns}',
    help: 'O que é uma carteira?',
    or: 'ou',
    wallets: 'Usar uma carteira',
  },
  connecting: {
    title: 'Conectar uma carteira',
    waiting: 'Continue em {wallet}',
    hints: [
      'Pedindo a conexão à sua carteira.',
      'Aprove a conexão na carteira. Esta página só vê o endereço que você compartilha.',
      'Abra {wallet} e confirme. A janela pode estar atrás desta.',
      'Ainda sem resposta. Desbloqueie {wallet} e procure um pedido aberto, ou cancele e tente de novo.',
    ],
    done: 'Conexão feita',
    doneText: 'A conexão com {wallet} está pronta.',
    linked: 'Já há conexão',
    linkedText: 'Para usar outra conta, escolha-a em {wallet}. Aqui ela muda automaticamente.',
    linkedButton: 'Ver a conta',
  },
  noWallet: {
    title: 'Nenhuma carteira neste navegador',
    titleOf: 'Nenhuma carteira para {family} neste navegador',
    text: 'Instale uma carteira e recarregue esta página: ela aparecerá aqui.',
    onMobile: 'Os apps de carteira têm o seu próprio navegador. Abra esta página nele e a carteira aparecerá aqui.',
    find: 'Encontrar uma carteira',
    copyPage: 'Copiar o link desta página',
    pageCopied: 'Link copiado',
    notCopied: 'Não foi possível copiar o link',
  },
  families: {
    eip155: 'Redes EVM',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: 'Escolher uma blockchain',
    text: '{wallet} funciona em várias blockchains. Qual você quer usar aqui?',
    list: 'Blockchains',
  },
  whatIsAWallet: {
    title: 'O que é uma carteira?',
    key: 'Uma chave para muitos apps',
    keyText: 'Em vez de mais uma conta e uma senha, a sua carteira dá acesso, aqui e em outros lugares.',
    home: 'Um lugar para o que é seu',
    homeText: 'Criptomoedas, colecionáveis e ingressos são seus e não dependem de um único app.',
    yes: 'Nada sem o seu sim',
    yesText: 'Um app só pode pedir. Cada pagamento e cada assinatura espera por você na carteira.',
    get: 'Obter uma carteira',
  },
  getWallet: {
    title: 'Obter uma carteira',
    list: 'Carteiras para escolher',
    all: 'Ver todas as carteiras',
  },
  downloads: {
    title: 'Obter {wallet}',
    text: 'Escolha onde quer ter {wallet}. Depois, volte e recarregue esta página.',
    noLinks: 'Procure {wallet} onde você obtém os seus apps. Depois, volte e recarregue esta página.',
    list: 'Onde obter',
    chrome_store: 'Extensão do navegador',
    app_store: 'App para iPhone',
    play_store: 'App para Android',
    homepage: 'Site oficial',
  },
} satisfies TranslatedFeature<typeof manifest>
