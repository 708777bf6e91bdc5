import type { TranslatedFeatureErrors } from '../../core/locale.js'
import type { TranslatedFeature } from '../../core/words.js'
import type { secureWallet as manifest } from '../../features/secure-wallet/schema.js'

const notSetUp = 'Cette app n’est pas correctement configurée. Contactez son équipe.'

/** The words of the embedded wallet, in French. */
export const secureWallet = {
  secureWallet: {
    title: 'Approuvez dans votre portefeuille',
    how: 'Vérifiez les détails dans votre portefeuille, puis approuvez ou annulez.',
    slow: 'Votre portefeuille se charge encore…',
    cancel: 'Annuler la demande',
    window: 'Ouvrir la fenêtre du portefeuille',
    blocked: 'Votre navigateur a bloqué la fenêtre du portefeuille. Ouvrez-la pour continuer.',
    refused: 'Action non autorisée',
    refusedText: 'Cette app a demandé quelque chose que votre portefeuille ne fait jamais.',
    back: 'Retour',
  },
  walletSettings: {
    title: 'Réglages du portefeuille',
    signedIn: 'Connecté en tant que',
    signedInWith: 'Connecté avec {provider}',
    email: 'E-mail',
    edit: 'Modifier',
    kept: 'Vos clés sont conservées par',
    keptText: 'Cette app ne peut ni les voir ni les utiliser sans votre accord.',
    type: 'Type de compte',
    smart: 'Compte intelligent',
    smartText: 'Plus récent. Toutes les apps ne l’acceptent pas.',
    plain: 'Compte standard',
    plainText: 'Fonctionne avec la plupart des apps.',
    changing: 'Changement de compte…',
    changed: 'Compte changé',
    notChanged: 'Le type de compte n’a pas pu être changé.',
    manage: 'Gérer votre portefeuille',
    exportKeys: 'Exporter vos clés',
  },
  walletAction: { label: 'Réglages' },
} satisfies TranslatedFeature<typeof manifest>

/** The errors of the embedded wallet, in French. */
export const secureWalletErrors = {
  'frame/blocked': {
    title: 'Portefeuille indisponible',
    userMessage: 'Le portefeuille intégré n’est pas disponible sur ce site.',
  },
  'frame/not-loaded': {
    title: 'Portefeuille non chargé',
    userMessage: 'Erreur réseau : impossible de charger le portefeuille intégré.',
  },
  'frame/timed-out': {
    title: 'Délai du portefeuille intégré dépassé',
    userMessage: 'Le portefeuille n’a pas répondu à temps. Réessayez.',
  },
  'frame/aborted': {
    title: 'Demande interrompue',
    userMessage: 'Recommencez quand vous le souhaitez.',
  },
  'frame/stopped': {
    title: 'Un problème est survenu',
    userMessage: 'Le portefeuille a été fermé. Réessayez.',
  },
  'frame/refused': {
    title: 'Refusé par le portefeuille',
    userMessage: '{reason}',
  },
  'frame/bad-answer': {
    title: 'Un problème est survenu',
    userMessage: 'Le portefeuille a renvoyé une réponse inattendue. Réessayez.',
  },
  'frame/restarted': {
    title: 'Portefeuille redémarré',
    userMessage: 'Le portefeuille a redémarré avant de répondre. Rien n’a été envoyé.',
  },
  'frame/unsure': {
    title: 'Portefeuille redémarré',
    userMessage: 'Le portefeuille a redémarré avant de répondre. Vérifiez avant de réessayer.',
  },
  'frame/not-allowed': {
    title: 'Action non autorisée',
    userMessage: 'L’appel RPC demandé n’est pas autorisé.',
  },
  'frame/version': {
    title: 'Version du portefeuille non prise en charge',
    userMessage: notSetUp,
  },
  'frame/same-origin': {
    title: 'Portefeuille sur l’origine de l’app',
    userMessage: notSetUp,
  },
  'frame/busy': {
    title: 'Trop de requêtes',
    userMessage: 'Trop de requêtes. Patientez un instant et réessayez.',
  },
  'frame/cooldown': {
    title: 'Patientez un instant',
    userMessage: 'Veuillez réessayer dans {seconds} secondes.',
  },
  'frame/signed-out': {
    title: 'Reconnectez-vous',
    userMessage: 'Votre session de portefeuille est terminée. Reconnectez-vous.',
  },
  'frame/not-placed': {
    title: 'Portefeuille indisponible',
    userMessage: notSetUp,
  },
} satisfies TranslatedFeatureErrors
