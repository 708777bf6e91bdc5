import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in Portuguese. */
export const socials = {
  socialsPart: {
    continue: 'Continuar com {provider}',
    all: 'Todas as opções de login',
  },
  socials: {
    opening: 'Abrindo {provider}…',
    blocked: 'Abra {provider} para continuar',
    blockedText: 'Seu navegador bloqueou a janela.',
    open: 'Abrir {provider}',
    inWindow: 'Continue na janela de {provider}',
    inWindowText: 'Entre por lá e volte aqui.',
    away: 'Conclua na janela de {provider}',
    awayText: 'Não encontrou? Tente de novo com uma nova janela.',
    signingIn: 'Entrando…',
    slow: 'Ainda em andamento. Só um momento…',
    done: 'Você entrou',
    declined: 'Você não entrou com {provider}',
    declinedText: 'Tente de novo ou volte para ver mais opções.',
  },
  farcaster: {
    code: 'Código QR para entrar',
    noCode: 'Não foi possível mostrar o código. Copie o link.',
    scan: 'Leia com a câmera do seu celular',
    copy: 'Copiar link',
    copied: 'Link copiado',
    notCopied: 'Não foi possível copiar o link',
    expired: 'Código expirado',
    renew: 'Mostrar novo código',
    renewed: 'Novo código pronto. Válido por 5 minutos.',
    preparing: 'Preparando…',
    continueIn: 'Continue em {provider}',
    inApp: 'Aprove o login por lá e volte aqui.',
    late: 'Ainda sem resposta. Tente de novo e aprove em até 5 minutos.',
  },
} satisfies TranslatedFeature<typeof manifest>
