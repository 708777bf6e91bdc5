import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in Portuguese. */
export const errors = {
  'wallet/rejected': {
    title: 'Pedido recusado',
    message: 'O pedido foi recusado em {wallet}.',
    fix: 'Tente de novo e aprove na carteira.',
  },
  'wallet/pending': {
    title: 'Já há um pedido aberto',
    message: '{wallet} ainda espera a resposta a um pedido anterior.',
    fix: 'Abra a carteira e responda ao pedido.',
  },
  'wallet/no-accounts': {
    title: 'Nenhuma conta compartilhada',
    message: '{wallet} respondeu sem nenhuma conta.',
    fix: 'Desbloqueie a carteira e escolha uma conta.',
  },
  'wallet/bad-answer': {
    title: 'Resposta ilegível',
    message: 'A {method}, {wallet} respondeu com algo diferente de {expected}.',
    fix: 'Atualize a carteira ou use outra.',
  },
  'wallet/unauthorized': {
    title: 'Conta não autorizada',
    message: '{wallet} não permite que este site use a conta.',
    fix: 'Conecte de novo e escolha a conta.',
  },
  'wallet/unsupported': {
    title: 'A carteira não tem suporte',
    message: '{wallet} não conhece {method}.',
    fix: 'Atualize a carteira ou use outra.',
  },
  'wallet/disconnected': {
    title: 'Carteira sem conexão',
    message: '{wallet} perdeu a conexão com a rede.',
    fix: 'Verifique a carteira e tente de novo.',
  },
  'wallet/failed': {
    title: 'Erro da carteira',
    message: '{wallet} respondeu: {detail}',
    fix: 'Tente de novo ou use outra carteira.',
  },
  'network/not-added': {
    title: 'Rede não adicionada',
    message: '{wallet} não conhece {network} e não adicionou a rede.',
    fix: 'Adicione a rede na carteira e mude de novo.',
  },
  'network/not-switched': {
    title: 'A rede não mudou',
    message: '{wallet} não mudou para {network}.',
    fix: 'Mude de rede na carteira.',
  },
  'network/not-found': {
    title: 'Rede não encontrada',
    message: 'A rede {network} não está nas networks de modal.config.ts.',
    fix: 'Adicione-a lá ou indique o ID CAIP-2 de uma rede do app.',
  },
  'rpc/unreachable': {
    title: 'Rede inacessível',
    message: 'Nenhum nó de {network} respondeu: {detail}',
    fix: 'Verifique a conexão ou as rpcUrls da rede e tente de novo.',
  },
  'rpc/wrong-chain': {
    title: 'Nó de outra rede',
    message: 'O nó {url} responde pela blockchain {found}, não por {network}.',
    fix: 'Corrija as rpcUrls da rede em modal.config.ts.',
  },
  'flow/timeout': {
    title: 'Demorou demais',
    message: '{step} não respondeu em {seconds} segundos.',
    fix: 'Tente de novo.',
  },
  'flow/cancelled': {
    title: 'Cancelado',
    message: 'O pedido foi cancelado antes de ter resposta.',
    fix: 'Comece de novo quando quiser.',
  },
  'namespace/unsupported': {
    title: 'Blockchain fora deste app',
    message: 'Namespace de blockchain não compatível: {ns}',
    fix: 'Abra para uma família de blockchains do app.',
  },
  'view/not-loaded': {
    title: 'A tela não carregou',
    message: 'Não foi possível obter a tela {view}.',
    fix: 'Verifique a conexão e tente de novo; recarregue a página se o app foi atualizado.',
  },
  'view/unknown': {
    title: 'Tela fora deste app',
    message: 'Não há nenhuma tela com o nome {view}.',
    fix: 'Abra uma destas: {views}.',
  },
  'feature/off': {
    title: 'Função desativada',
    message: 'A função {feature} não faz parte deste app.',
    fix: 'Adicione-a a modal.config.ts e execute modal-kit generate.',
  },
  'internal/unknown': {
    title: 'Algo deu errado',
    message: '{detail}',
    fix: 'Tente de novo; se voltar a acontecer, avise os desenvolvedores.',
  },
} satisfies TranslatedErrors
