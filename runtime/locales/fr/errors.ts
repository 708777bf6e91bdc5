import type { TranslatedErrors } from '../../core/locale.js'

const notSetUp = 'Cette app n’est pas correctement configurée. Contactez son équipe.'
const onOurSide = 'Un problème est survenu de notre côté. Réessayez plus tard.'

/** The error catalogue, in French. */
export const errors = {
  'wallet/rejected': {
    title: 'Demande refusée',
    userMessage: 'Vous avez refusé la demande dans {wallet}.',
  },
  'wallet/pending': {
    title: 'Demande en attente',
    userMessage: 'Une demande est en attente dans {wallet}. Ouvrez-le pour continuer.',
  },
  'wallet/no-accounts': {
    title: 'Aucun compte partagé',
    userMessage: '{wallet} n’a partagé aucun compte. Déverrouillez-le et choisissez-en un.',
  },
  'wallet/bad-answer': {
    title: 'Réponse inattendue',
    userMessage: '{wallet} a renvoyé une réponse inattendue.',
  },
  'wallet/bad-request': {
    title: 'Demande non valide',
    userMessage: notSetUp,
  },
  'wallet/unauthorized': {
    title: 'Compte non autorisé',
    userMessage: 'Reconnectez-vous et choisissez le compte dans {wallet}.',
  },
  'wallet/unsupported': {
    title: 'Non pris en charge',
    userMessage: '{wallet} ne prend pas en charge cette action.',
  },
  'wallet/disconnected': {
    title: 'Portefeuille hors ligne',
    userMessage: '{wallet} a perdu sa connexion.',
  },
  'wallet/restarted': {
    title: 'Portefeuille redémarré',
    userMessage: '{wallet} a redémarré. Actualisez la page et réessayez.',
  },
  'wallet/missing': {
    title: 'Portefeuille introuvable',
    userMessage: '{wallet} n’est pas activé dans ce navigateur.',
  },
  'wallet/failed': {
    title: 'Erreur du portefeuille',
    userMessage: '{wallet} n’a pas pu traiter la demande.',
  },
  'transaction/expired': {
    title: 'Transaction expirée',
    userMessage: 'La transaction a expiré. Réessayez.',
  },
  'signature/unverifiable': {
    title: 'Signature non vérifiée',
    userMessage: 'Mettez votre navigateur à jour pour continuer.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect n’a pas été chargé',
    userMessage: notSetUp,
  },
  'wallet/no-connector': {
    title: 'WalletConnect n’est pas prêt',
    userMessage: notSetUp,
  },
  'wallet/no-chains': {
    title: 'Aucun réseau commun',
    userMessage: 'Reconnectez-vous et autorisez l’un des réseaux de cette app.',
  },
  'wallet/pairing-expired': {
    title: 'Code expiré',
    userMessage: 'Réessayez et scannez le nouveau code dans les 4 minutes.',
  },
  'wallet/session-ended': {
    title: 'Session terminée',
    userMessage: 'Votre session avec {wallet} est terminée. Reconnectez-vous.',
  },
  'relay/unreachable': {
    title: 'Service des portefeuilles indisponible',
    userMessage: 'Impossible de joindre le service des portefeuilles. Vérifiez votre connexion.',
  },
  'relay/origin': {
    title: 'Configuration non valide',
    userMessage: notSetUp,
  },
  'relay/project-id': {
    title: 'ID de projet non valide',
    userMessage: notSetUp,
  },
  'relay/clock': {
    title: 'Session expirée',
    userMessage: 'Vérifiez l’heure de votre appareil, puis reconnectez-vous.',
  },
  'wallet/needs-owners': {
    title: 'D’autres propriétaires doivent confirmer',
    userMessage: 'Demandez aux autres propriétaires de {wallet} de confirmer, puis réessayez.',
  },
  'wallet/popup-blocked': {
    title: 'Fenêtre bloquée',
    userMessage: 'Autorisez les fenêtres pop-up pour ce site, puis réessayez.',
  },
  'wallet/popup-cut-off': {
    title: 'La fenêtre ne peut pas répondre',
    userMessage: notSetUp,
  },
  'network/not-added': {
    title: 'Réseau non ajouté',
    userMessage: 'Ajoutez {network} dans {wallet}, puis changez de nouveau.',
  },
  'network/not-switched': {
    title: 'Réseau inchangé',
    userMessage: 'Passez à {network} dans {wallet}.',
  },
  'network/not-found': {
    title: 'Réseau introuvable',
    userMessage: notSetUp,
  },
  'rpc/unreachable': {
    title: 'Réseau indisponible',
    userMessage: 'Impossible de joindre {network}.',
  },
  'rpc/wrong-chain': {
    title: 'Mauvais nœud du réseau',
    userMessage: notSetUp,
  },
  'backend/unreachable': {
    title: 'Serveur indisponible',
    userMessage: 'Impossible de joindre le serveur. Vérifiez votre connexion.',
  },
  'backend/project-id': {
    title: 'ID de projet non valide',
    userMessage: notSetUp,
  },
  'backend/origin': {
    title: 'Configuration non valide',
    userMessage: notSetUp,
  },
  'backend/rate-limited': {
    title: 'Trop de requêtes',
    userMessage: 'Trop de requêtes. Patientez un instant et réessayez.',
  },
  'backend/failed': {
    title: 'Erreur du serveur',
    userMessage: onOurSide,
  },
  'backend/bad-answer': {
    title: 'Réponse inattendue du serveur',
    userMessage: onOurSide,
  },
  'flow/timeout': {
    title: 'Délai dépassé',
    userMessage: 'C’est plus long que prévu. Réessayez.',
  },
  'flow/cancelled': {
    title: 'Annulé',
    userMessage: 'Recommencez quand vous le souhaitez.',
  },
  'namespace/unsupported': {
    title: 'Type de réseau non pris en charge',
    userMessage: notSetUp,
  },
  'view/not-loaded': {
    title: 'Chargement impossible',
    userMessage: 'Vérifiez votre connexion et réessayez.',
  },
  'view/unknown': {
    title: 'Écran indisponible',
    userMessage: notSetUp,
  },
  'feature/off': {
    title: 'Fonction désactivée',
    userMessage: notSetUp,
  },
  'internal/unknown': {
    title: 'Un problème est survenu',
    userMessage: 'Réessayez, ou contactez l’assistance si cela continue.',
  },
} satisfies TranslatedErrors
