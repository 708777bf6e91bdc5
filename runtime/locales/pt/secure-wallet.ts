import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'Este app não está configurado corretamente. Fale com a equipe do app.'

/** The words of the embedded wallet, in Portuguese. */
export const secureWallet = {
  secureWallet: {
    title: 'Aprove na sua carteira',
    how: 'Confira os detalhes na sua carteira e aprove ou cancele por lá.',
    slow: 'Sua carteira ainda está carregando…',
    cancel: 'Cancelar pedido',
    window: 'Abrir janela da carteira',
    blocked: 'Seu navegador bloqueou a janela da carteira. Abra-a para continuar.',
    refused: 'Ação não permitida',
    refusedText: 'Este app pediu algo que sua carteira nunca faz.',
    back: 'Voltar',
  },
  walletSettings: {
    title: 'Configurações da carteira',
    signedIn: 'Conectado como',
    signedInWith: 'Conectado com {provider}',
    email: 'E-mail',
    edit: 'Alterar',
    kept: 'Suas chaves ficam com',
    keptText: 'Este app não pode vê-las nem usá-las sem sua aprovação.',
    type: 'Tipo de conta',
    smart: 'Conta inteligente',
    smartText: 'Mais nova. Nem todo app a aceita.',
    plain: 'Conta padrão',
    plainText: 'Funciona com a maioria dos apps.',
    changing: 'Alterando a conta…',
    changed: 'Conta alterada',
    notChanged: 'Não foi possível alterar o tipo de conta.',
    manage: 'Gerenciar sua carteira',
    exportKeys: 'Exportar suas chaves',
  },
  walletAction: { label: 'Configurações' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in Portuguese. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'Carteira indisponível',
    userMessage: 'A carteira integrada não está disponível neste site.',
  },
  'frame/not-loaded': {
    title: 'A carteira não carregou',
    userMessage: 'Erro de rede: não foi possível carregar a carteira integrada.',
  },
  'frame/timed-out': {
    title: 'A carteira integrada demorou demais',
    userMessage: 'A carteira não respondeu a tempo. Tente de novo.',
  },
  'frame/aborted': {
    title: 'Solicitação interrompida',
    userMessage: 'Comece de novo quando quiser.',
  },
  'frame/stopped': {
    title: 'Algo deu errado',
    userMessage: 'A carteira foi fechada. Tente de novo.',
  },
  'frame/refused': {
    title: 'A carteira recusou',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'Algo deu errado',
    userMessage: 'A carteira enviou uma resposta inesperada. Tente de novo.',
  },
  'frame/restarted': {
    title: 'A carteira foi reiniciada',
    userMessage: 'A carteira foi reiniciada antes de responder. Nada foi enviado.',
  },
  'frame/unsure': {
    title: 'A carteira foi reiniciada',
    userMessage: 'A carteira foi reiniciada antes de responder. Verifique antes de tentar de novo.',
  },
  'frame/not-allowed': {
    title: 'Ação não permitida',
    userMessage: 'A chamada RPC solicitada não é permitida.',
  },
  'frame/version': {
    title: 'Versão da carteira sem suporte',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'A carteira está na origem do app',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'Solicitações demais',
    userMessage: 'Solicitações demais. Aguarde um momento e tente de novo.',
  },
  'frame/cooldown': {
    title: 'Aguarde um momento',
    userMessage: 'Tente de novo em {seconds} segundos.',
  },
  'frame/signed-out': {
    title: 'Entre de novo',
    userMessage: 'A sessão da sua carteira terminou. Entre de novo.',
  },
  'frame/not-placed': {
    title: 'Carteira indisponível',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
