import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in Portuguese. */
export const email = {
  emailPart: {
    email: 'Endereço de e-mail',
    submit: 'Continuar com e-mail',
  },
  email: {
    title: 'Entrar com e-mail',
    how: 'Vamos enviar um código por e-mail.',
    noPassword: 'Sem senha.',
    next: 'Continuar',
    sending: 'Enviando o e-mail…',
    slow: 'Ainda em andamento. Só um momento…',
    signingIn: 'Entrando…',
    invalid: 'Digite um endereço completo, como nome@example.com.',
    cooldown: 'Tente de novo em {seconds} segundos',
    linked: 'Você já entrou com seu e-mail.',
    other: 'Usar outro e-mail',
    inbox: 'Confira seu e-mail',
    approve: 'Aprove a entrada',
    approveText: 'Abra o link que enviamos para {email}.',
    choose: 'Escolha {number} no e-mail',
    chooseText: 'Enviamos para {email}.',
    approved: 'Aprovado. Digite o código do seu e-mail.',
    enter: 'Digite seu código',
    code: 'Digite o código de 6 dígitos que enviamos para {email}',
    valid: 'O código expira em 10 minutos.',
    checking: 'Verificando o código…',
    wrong: '{reason}. Tente de novo.',
    done: 'Você entrou',
    missing: 'Não recebeu?',
    resend: 'Reenviar',
    resendIn: 'Reenviar em {seconds} s',
    resent: 'Novo e-mail enviado',
  },
  emailChange: {
    title: 'Alterar seu e-mail',
    present: 'E-mail atual: {email}',
    how: 'Vamos enviar um código para confirmar a alteração.',
    field: 'Novo e-mail',
    save: 'Salvar',
    same: 'Este já é o seu e-mail.',
    confirmPresent: 'Confirme seu e-mail atual',
    confirmNext: 'Confirme seu novo e-mail',
    codeOfPresent: 'Digite o código de 6 dígitos do seu e-mail atual',
    wrongWay: 'Algo errado?',
    startOver: 'Começar de novo',
    changed: 'E-mail alterado',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in Portuguese. */
export const emailErrors = {
  'email/invalid': {
    title: 'Verifique o endereço de e-mail',
    userMessage: 'Digite um endereço completo, como nome@example.com.',
  },
} satisfies TranslatedFeatureErrors
