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
  'wallet/restarted': {
    title: 'A carteira foi reiniciada',
    message: '{wallet} foi atualizada ou reiniciada, e esta página a perdeu.',
    fix: 'Recarregue a página e tente de novo.',
  },
  'wallet/missing': {
    title: 'Carteira não encontrada',
    message: '{wallet} não está nesta página.',
    fix: 'Ative-a no navegador e recarregue a página.',
  },
  'wallet/failed': {
    title: 'Erro da carteira',
    message: '{wallet} respondeu: {detail}',
    fix: 'Tente de novo ou use outra carteira.',
  },
  'wallet/needs-owners': {
    title: 'Outros donos precisam confirmar',
    message: '{wallet} registrou o pedido, que vale quando donos suficientes o confirmarem.',
    fix: 'Peça aos outros donos que confirmem e tente de novo.',
  },
  'wallet/popup-blocked': {
    title: 'Janela bloqueada',
    message: 'O navegador não deixou {wallet} abrir a janela.',
    fix: 'Tente de novo e permita pop-ups deste site se ela continuar bloqueada.',
  },
  'wallet/popup-cut-off': {
    title: 'A janela não pode responder',
    message: '{wallet} abriu, mas esta página é servida de um jeito que impede outras janelas de responder.',
    fix: 'Sirva a página com Cross-Origin-Opener-Policy: same-origin-allow-popups.',
  },
  'wallet/not-installed': {
    title: 'O WalletConnect não foi carregado',
    message: 'Não foi possível carregar o pacote @walletconnect/sign-client: {detail}',
    fix: 'Verifique a conexão e tente de novo; instale o pacote se ele faltar no app.',
  },
  'wallet/no-connector': {
    title: 'O WalletConnect não está pronto',
    message: 'WalletConnectConnector não encontrado.',
    fix: 'Ative walletConnect em modal.config.ts, com services.relay e uma rede da família.',
  },
  'wallet/no-chains': {
    title: 'Nenhuma rede em comum',
    message: 'O conector não aceita nenhuma das redes pedidas.',
    fix: 'Conecte de novo e permita uma rede deste app na carteira, ou use outra carteira.',
  },
  'wallet/pairing-expired': {
    title: 'Código expirado',
    message: 'Ninguém se conectou com o código antes de ele expirar.',
    fix: 'Tente de novo e leia o novo código em até quatro minutos.',
  },
  'wallet/session-ended': {
    title: 'Sessão encerrada',
    message: 'A sessão com {wallet} terminou.',
    fix: 'Conecte a carteira de novo.',
  },
  'relay/unreachable': {
    title: 'Relay inacessível',
    message: 'O relay do WalletConnect em {url} não respondeu: {detail}',
    fix: 'Verifique a conexão e tente de novo.',
  },
  'relay/origin': {
    title: 'Configuração do app inválida',
    message: 'O relay do WalletConnect recusou esta página: a origem não está na lista permitida.',
    fix: 'Adicione a origem da página à lista permitida do id do projeto.',
  },
  'relay/project-id': {
    title: 'Id do projeto inválido',
    message: 'O relay do WalletConnect não conhece o id do projeto deste app.',
    fix: 'Corrija projectId em modal.config.ts.',
  },
  'relay/clock': {
    title: 'Sessão expirada',
    message: 'O relay do WalletConnect recusou a sessão porque o relógio deste aparelho está errado.',
    fix: 'Verifique a hora do aparelho e conecte de novo.',
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
  'backend/unreachable': {
    title: 'Servidor inacessível',
    message: 'O servidor {host} não respondeu: {detail}',
    fix: 'Verifique a conexão e tente de novo.',
  },
  'backend/project-id': {
    title: 'ID do projeto inválido',
    message: 'O servidor não conhece o ID do projeto deste app.',
    fix: 'Corrija projectId em modal.config.ts.',
  },
  'backend/origin': {
    title: 'Configuração do app inválida',
    message: 'A origem {origin} não está na lista de permissões: atualize a configuração.',
    fix: 'Adicione a origem da página à lista de permissões do projeto.',
  },
  'backend/rate-limited': {
    title: 'Solicitações demais',
    message: 'O servidor {host} recebeu solicitações demais.',
    fix: 'Aguarde um momento e tente de novo.',
  },
  'backend/failed': {
    title: 'Erro do servidor',
    message: 'O servidor {host} falhou com o status {status}.',
    fix: 'Tente de novo mais tarde.',
  },
  'backend/bad-answer': {
    title: 'Resposta ilegível do servidor',
    message: 'O servidor {host} respondeu a {path} com algo que não pode ser lido.',
    fix: 'Tente de novo mais tarde; avise os desenvolvedores se continuar.',
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
