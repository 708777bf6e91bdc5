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
  'wallet/failed': {
    title: 'Erreur du portefeuille',
    message: '{wallet} a répondu\u202f: {detail}',
    fix: 'Réessayez ou utilisez un autre portefeuille.',
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
