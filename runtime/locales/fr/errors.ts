import type { TranslatedErrors } from '../../core/locale.js'

/** The error catalogue, in French. \u202f is the narrow no-break space before high punctuation. */
export const errors = {
  'wallet/rejected': {
    title: 'Demande refusée',
    message: 'La demande a été refusée dans {wallet}.',
    fix: 'Réessayez et approuvez-la dans le portefeuille.',
  },
  'wallet/pending': {
    title: 'Une demande est déjà ouverte',
    message: '{wallet} attend encore une réponse à une demande précédente.',
    fix: 'Ouvrez le portefeuille et répondez-y à la demande.',
  },
  'wallet/no-accounts': {
    title: 'Aucun compte partagé',
    message: '{wallet} a répondu sans aucun compte.',
    fix: 'Déverrouillez le portefeuille et choisissez un compte.',
  },
  'wallet/bad-answer': {
    title: 'Réponse illisible',
    message: 'À {method}, {wallet} a répondu autre chose que {expected}.',
    fix: 'Mettez le portefeuille à jour ou utilisez-en un autre.',
  },
  'wallet/unauthorized': {
    title: 'Compte non autorisé',
    message: '{wallet} ne permet pas à ce site d’utiliser le compte.',
    fix: 'Connectez-vous à nouveau et choisissez le compte.',
  },
  'wallet/unsupported': {
    title: 'Non géré par le portefeuille',
    message: '{wallet} ne connaît pas {method}.',
    fix: 'Mettez le portefeuille à jour ou utilisez-en un autre.',
  },
  'wallet/disconnected': {
    title: 'Portefeuille hors ligne',
    message: '{wallet} a perdu sa connexion au réseau.',
    fix: 'Vérifiez le portefeuille et réessayez.',
  },
  'wallet/restarted': {
    title: 'Portefeuille redémarré',
    message: '{wallet} a été mis à jour ou redémarré, et cette page l’a perdu.',
    fix: 'Rechargez la page, puis réessayez.',
  },
  'wallet/missing': {
    title: 'Portefeuille introuvable',
    message: '{wallet} n’est pas sur cette page.',
    fix: 'Activez-le dans le navigateur et rechargez la page.',
  },
  'wallet/failed': {
    title: 'Erreur du portefeuille',
    message: '{wallet} a répondu\u202f: {detail}',
    fix: 'Réessayez ou utilisez un autre portefeuille.',
  },
  'wallet/needs-owners': {
    title: 'D’autres propriétaires doivent confirmer',
    message: '{wallet} a enregistré la demande, qui vaudra quand assez de propriétaires l’auront confirmée.',
    fix: 'Demandez aux autres propriétaires de la confirmer, puis réessayez.',
  },
  'wallet/popup-blocked': {
    title: 'Fenêtre bloquée',
    message: 'Le navigateur n’a pas laissé {wallet} ouvrir sa fenêtre.',
    fix: 'Réessayez, et autorisez les fenêtres pop-up pour ce site si elle reste bloquée.',
  },
  'wallet/popup-cut-off': {
    title: 'La fenêtre ne peut pas répondre',
    message:
      '{wallet} s’est ouvert, mais cette page est servie de telle façon que d’autres fenêtres ne peuvent pas lui répondre.',
    fix: 'Servez la page avec Cross-Origin-Opener-Policy: same-origin-allow-popups.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect n’a pas été chargé',
    message: 'Le paquet @walletconnect/sign-client n’a pas pu être chargé : {detail}',
    fix: 'Vérifiez la connexion et réessayez ; installez le paquet s’il manque à l’application.',
  },
  'wallet/no-connector': {
    title: 'WalletConnect n’est pas prêt',
    message: 'WalletConnectConnector est introuvable.',
    fix: 'Activez walletConnect dans modal.config.ts, avec services.relay et un réseau de la famille.',
  },
  'wallet/no-chains': {
    title: 'Aucun réseau commun',
    message: 'Le connecteur ne prend en charge aucun des réseaux demandés.',
    fix: 'Reconnectez-vous et autorisez un réseau de cette application, ou utilisez un autre portefeuille.',
  },
  'wallet/pairing-expired': {
    title: 'Code expiré',
    message: 'Personne ne s’est connecté avec le code avant son expiration.',
    fix: 'Réessayez et scannez le nouveau code dans les quatre minutes.',
  },
  'wallet/session-ended': {
    title: 'Session terminée',
    message: 'La session avec {wallet} est terminée.',
    fix: 'Reconnectez le portefeuille.',
  },
  'relay/unreachable': {
    title: 'Relais injoignable',
    message: 'Le relais WalletConnect à {url} n’a pas répondu : {detail}',
    fix: 'Vérifiez la connexion et réessayez.',
  },
  'relay/origin': {
    title: 'Configuration non valide',
    message: 'Le relais WalletConnect a refusé cette page : son origine n’est pas dans la liste autorisée.',
    fix: 'Ajoutez l’origine de la page à la liste autorisée de l’identifiant de projet.',
  },
  'relay/project-id': {
    title: 'Identifiant de projet non valide',
    message: 'Le relais WalletConnect ne connaît pas l’identifiant de projet de cette application.',
    fix: 'Corrigez projectId dans modal.config.ts.',
  },
  'relay/clock': {
    title: 'Session expirée',
    message: 'Le relais WalletConnect a refusé la session parce que l’horloge de cet appareil est fausse.',
    fix: 'Vérifiez l’heure de l’appareil, puis reconnectez-vous.',
  },
  'network/not-added': {
    title: 'Réseau non ajouté',
    message: '{wallet} ne connaît pas {network} et ne l’a pas ajouté.',
    fix: 'Ajoutez le réseau dans le portefeuille, puis changez à nouveau.',
  },
  'network/not-switched': {
    title: 'Réseau inchangé',
    message: '{wallet} n’est pas passé à {network}.',
    fix: 'Changez de réseau dans le portefeuille.',
  },
  'network/not-found': {
    title: 'Réseau introuvable',
    message: 'Le réseau {network} n’est pas dans les networks de modal.config.ts.',
    fix: 'Ajoutez-le à cet endroit, ou passez l’ID CAIP-2 d’un réseau de l’app.',
  },
  'rpc/unreachable': {
    title: 'Réseau injoignable',
    message: 'Aucun nœud n’a répondu pour {network}\u202f: {detail}',
    fix: 'Vérifiez la connexion, ou les rpcUrls du réseau, et réessayez.',
  },
  'rpc/wrong-chain': {
    title: 'Nœud d’un autre réseau',
    message: 'Le nœud {url} répond pour la chaîne {found}, et non pour {network}.',
    fix: 'Corrigez les rpcUrls du réseau dans modal.config.ts.',
  },
  'backend/unreachable': {
    title: 'Serveur injoignable',
    message: 'Le serveur {host} n’a pas répondu : {detail}',
    fix: 'Vérifiez la connexion et réessayez.',
  },
  'backend/project-id': {
    title: 'ID de projet non valide',
    message: 'Le serveur ne connaît pas l’ID de projet de cette application.',
    fix: 'Corrigez projectId dans modal.config.ts.',
  },
  'backend/origin': {
    title: 'Configuration non valide',
    message: 'L’origine {origin} n’est pas dans la liste autorisée : modifiez la configuration.',
    fix: 'Ajoutez l’origine de la page à la liste autorisée du projet.',
  },
  'backend/rate-limited': {
    title: 'Trop de requêtes',
    message: 'Le serveur {host} a reçu trop de requêtes.',
    fix: 'Patientez un instant et réessayez.',
  },
  'backend/failed': {
    title: 'Erreur du serveur',
    message: 'Le serveur {host} a échoué avec le statut {status}.',
    fix: 'Réessayez plus tard.',
  },
  'backend/bad-answer': {
    title: 'Réponse illisible du serveur',
    message: 'La réponse du serveur {host} à {path} est illisible.',
    fix: 'Réessayez plus tard ; prévenez les développeurs si cela persiste.',
  },
  'flow/timeout': {
    title: 'Délai dépassé',
    message: '{step} n’a pas répondu dans les {seconds} secondes.',
    fix: 'Réessayez.',
  },
  'flow/cancelled': {
    title: 'Annulé',
    message: 'La demande a été annulée avant d’avoir reçu une réponse.',
    fix: 'Recommencez quand vous voudrez.',
  },
  'namespace/unsupported': {
    title: 'Famille de chaînes absente',
    message: 'Espace de noms de chaîne non pris en charge\u202f: {ns}',
    fix: 'Ouvrez-la pour une famille de chaînes de l’app.',
  },
  'view/not-loaded': {
    title: 'L’écran n’a pas été chargé',
    message: 'L’écran {view} n’a pas pu être récupéré.',
    fix: 'Vérifiez la connexion et réessayez\u202f; rechargez la page si l’app a été mise à jour.',
  },
  'view/unknown': {
    title: 'Écran absent de cette app',
    message: 'Il n’y a pas de vue nommée {view}.',
    fix: 'Ouvrez l’une de celles-ci\u202f: {views}.',
  },
  'feature/off': {
    title: 'Fonction désactivée',
    message: 'La fonction {feature} ne fait pas partie de cette app.',
    fix: 'Ajoutez-la à modal.config.ts et lancez modal-kit generate.',
  },
  'internal/unknown': {
    title: 'Un problème est survenu',
    message: '{detail}',
    fix: 'Réessayez\u202f; prévenez les développeurs si cela se reproduit.',
  },
} satisfies TranslatedErrors
