import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'Este app não está configurado corretamente. Fale com a equipe do app.'
const onOurSide = 'Algo deu errado do nosso lado. Tente mais tarde.'

/** The error catalogue, in Portuguese. */
export const errors = {
  'wallet/rejected': {
    title: 'Solicitação recusada',
    userMessage: 'Você recusou a solicitação em {wallet}.',
  },
  'wallet/pending': {
    title: 'Solicitação pendente',
    userMessage: '{wallet} tem uma solicitação pendente. Abra para continuar.',
  },
  'wallet/no-accounts': {
    title: 'Nenhuma conta compartilhada',
    userMessage: '{wallet} não compartilhou uma conta. Desbloqueie e escolha uma.',
  },
  'wallet/bad-answer': {
    title: 'Resposta inesperada',
    userMessage: '{wallet} enviou uma resposta inesperada.',
  },
  'wallet/bad-request': {
    title: 'Pedido inválido',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'Conta não autorizada',
    userMessage: 'Conecte de novo e escolha a conta em {wallet}.',
  },
  'wallet/unsupported': {
    title: 'Sem suporte',
    userMessage: '{wallet} não é compatível com esta ação.',
  },
  'wallet/disconnected': {
    title: 'Carteira sem conexão',
    userMessage: '{wallet} perdeu a conexão.',
  },
  'wallet/restarted': {
    title: 'A carteira foi reiniciada',
    userMessage: '{wallet} foi reiniciada. Atualize a página e tente de novo.',
  },
  'wallet/missing': {
    title: 'Carteira não encontrada',
    userMessage: '{wallet} não está ativada neste navegador.',
  },
  'wallet/failed': {
    title: 'Erro da carteira',
    userMessage: '{wallet} não conseguiu concluir a solicitação.',
  },
  'transaction/expired': {
    title: 'Transação expirada',
    userMessage: 'A transação expirou. Tente de novo.',
  },
  'signature/unverifiable': {
    title: 'Assinatura não verificada',
    userMessage: 'Atualize o navegador para continuar.',
  },
  'wallet/not-installed': {
    title: 'O WalletConnect não carregou',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'O WalletConnect não está pronto',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'Nenhuma rede em comum',
    userMessage: 'Conecte de novo e permita uma das redes deste app.',
  },
  'wallet/pairing-expired': {
    title: 'Código expirado',
    userMessage: 'Tente de novo e leia o novo código em até 4 minutos.',
  },
  'wallet/session-ended': {
    title: 'Sessão encerrada',
    userMessage: 'A sua sessão com {wallet} terminou. Conecte de novo.',
  },
  'relay/unreachable': {
    title: 'Serviço de carteiras indisponível',
    userMessage: 'Não foi possível acessar o serviço de carteiras. Verifique a sua conexão.',
  },
  'relay/origin': {
    title: 'Configuração do app inválida',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'ID do projeto inválido',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'Sessão expirada',
    userMessage: 'Verifique a hora do seu dispositivo e conecte de novo.',
  },
  'wallet/needs-owners': {
    title: 'Outros donos precisam confirmar',
    userMessage: 'Peça aos outros donos de {wallet} que confirmem e tente de novo.',
  },
  'wallet/popup-blocked': {
    title: 'Pop-up bloqueado',
    userMessage: 'Permita pop-ups para este site e tente de novo.',
  },
  'wallet/popup-cut-off': {
    title: 'A janela não consegue responder',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'Rede não adicionada',
    userMessage: 'Adicione {network} em {wallet} e mude de novo.',
  },
  'network/not-switched': {
    title: 'A rede não mudou',
    userMessage: 'Mude para {network} em {wallet}.',
  },
  'network/not-found': {
    title: 'Rede não encontrada',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'Rede indisponível',
    userMessage: 'Não foi possível acessar {network}.',
  },
  'rpc/wrong-chain': {
    title: 'Nó de rede incorreto',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'Servidor indisponível',
    userMessage: 'Não foi possível acessar o servidor. Verifique a sua conexão.',
  },
  'backend/project-id': {
    title: 'ID do projeto inválido',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'Configuração do app inválida',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'Solicitações demais',
    userMessage: 'Solicitações demais. Aguarde um momento e tente de novo.',
  },
  'backend/failed': {
    title: 'Erro do servidor',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'Resposta inesperada do servidor',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'Tempo esgotado',
    userMessage: 'Está demorando mais do que o esperado. Tente de novo.',
  },
  'flow/cancelled': {
    title: 'Cancelado',
    userMessage: 'Comece de novo quando quiser.',
  },
  'namespace/unsupported': {
    title: 'Tipo de rede sem suporte',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'Não foi possível carregar',
    userMessage: 'Verifique a sua conexão e tente de novo.',
  },
  'view/unknown': {
    title: 'Tela indisponível',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'Função desativada',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'Algo deu errado',
    userMessage: 'Tente de novo ou fale com o suporte se continuar.',
  },
} satisfies TranslatedErrors
