import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { email as manifest } from '../../features/email/schema.js'

/** The words of signing in with an e-mail address, in French. */
export const email = {
  emailPart: {
    email: 'Adresse e-mail',
    submit: 'Continuer avec l’e-mail',
  },
  email: {
    title: 'Connexion par e-mail',
    how: 'Nous vous enverrons un code par e-mail.',
    noPassword: 'Sans mot de passe.',
    next: 'Continuer',
    sending: 'Envoi de l’e-mail…',
    slow: 'Toujours en cours. Encore un instant…',
    signingIn: 'Connexion…',
    invalid: 'Saisissez une adresse complète, comme nom@example.com.',
    cooldown: 'Veuillez réessayer dans {seconds} secondes',
    linked: 'Vous êtes déjà connecté par e-mail.',
    other: 'Utiliser une autre adresse',
    inbox: 'Consultez vos e-mails',
    approve: 'Approuvez la connexion',
    approveText: 'Ouvrez le lien envoyé à {email}.',
    choose: 'Choisissez {number} dans l’e-mail',
    chooseText: 'Il a été envoyé à {email}.',
    approved: 'Approuvé. Saisissez le code reçu par e-mail.',
    enter: 'Saisissez votre code',
    code: 'Saisissez le code à 6 chiffres envoyé à {email}',
    valid: 'Le code expire dans 10 minutes.',
    checking: 'Vérification du code…',
    wrong: '{reason}. Réessayez.',
    done: 'Connecté',
    missing: 'Rien reçu ?',
    resend: 'Renvoyer',
    resendIn: 'Renvoyer dans {seconds} s',
    resent: 'Nouvel e-mail envoyé',
  },
  emailChange: {
    title: 'Modifier votre e-mail',
    present: 'E-mail actuel : {email}',
    how: 'Nous vous enverrons un code pour confirmer la modification.',
    field: 'Nouvelle adresse e-mail',
    save: 'Enregistrer',
    same: 'C’est déjà votre adresse.',
    confirmPresent: 'Confirmez votre adresse actuelle',
    confirmNext: 'Confirmez votre nouvelle adresse',
    codeOfPresent: 'Saisissez le code à 6 chiffres reçu à votre adresse actuelle',
    wrongWay: 'Un problème ?',
    startOver: 'Recommencer',
    changed: 'E-mail modifié',
  },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of signing in with an e-mail address, in French. */
export const emailErrors = {
  'email/invalid': {
    title: 'Vérifiez l’adresse e-mail',
    userMessage: 'Saisissez une adresse complète, comme nom@example.com.',
  },
} satisfies TranslatedFeatureErrors
