import type { TranslatedFeature } from '../../core/words.js'
import type { socials as manifest } from '../../features/socials/schema.js'

/** The words of logins with a provider, in French. */
export const socials = {
  socialsPart: {
    continue: 'Continuer avec {provider}',
    all: 'Toutes les options de connexion',
  },
  socials: {
    opening: 'Ouverture de {provider}…',
    blocked: 'Ouvrez {provider} pour continuer',
    blockedText: 'Votre navigateur a bloqué la fenêtre.',
    open: 'Ouvrir {provider}',
    inWindow: 'Continuez dans la fenêtre {provider}',
    inWindowText: 'Connectez-vous là-bas, puis revenez ici.',
    away: 'Terminez dans la fenêtre {provider}',
    awayText: 'Introuvable ? Réessayez avec une nouvelle fenêtre.',
    signingIn: 'Connexion…',
    slow: 'Toujours en cours. Encore un instant…',
    done: 'Connecté',
    declined: 'Vous ne vous êtes pas connecté avec {provider}',
    declinedText: 'Réessayez, ou revenez pour d’autres options.',
  },
  farcaster: {
    code: 'Code QR pour se connecter',
    noCode: 'Impossible d’afficher le code. Copiez plutôt le lien.',
    scan: 'Scannez avec l’appareil photo de votre téléphone',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    notCopied: 'Impossible de copier le lien',
    expired: 'Code expiré',
    renew: 'Afficher un nouveau code',
    renewed: 'Nouveau code prêt. Valable 5 minutes.',
    preparing: 'Préparation…',
    continueIn: 'Continuez dans {provider}',
    inApp: 'Approuvez la connexion là-bas, puis revenez ici.',
    late: 'Pas encore de réponse. Réessayez et approuvez dans les 5 minutes.',
  },
} satisfies TranslatedFeature<typeof manifest>
