import type { ErrorRow } from '../../schema/error.js'

/** The prose of the errors the core throws. It loads with the modal or at the first error; the codes come with the page. */
export const coreRows = {
  'wallet/rejected': {
    title: 'Request declined',
    message: 'The request was declined in {wallet}.',
    fix: 'Try again and approve it in the wallet.',
  },
  'wallet/pending': {
    title: 'A request is already open',
    message: '{wallet} is still waiting for an answer to an earlier request.',
    fix: 'Open the wallet and answer the request there.',
  },
  'wallet/no-accounts': {
    title: 'No account shared',
    message: '{wallet} answered without any account.',
    fix: 'Unlock the wallet and pick an account.',
  },
  'wallet/bad-answer': {
    title: 'Unreadable answer',
    message: '{wallet} answered {method} with something that is not {expected}.',
    fix: 'Update the wallet or use another one.',
  },
  'wallet/unauthorized': {
    title: 'Account not authorised',
    message: '{wallet} does not let this site use the account.',
    fix: 'Connect again and pick the account.',
  },
  'wallet/unsupported': {
    title: 'Not supported by the wallet',
    message: '{wallet} does not know {method}.',
    fix: 'Update the wallet or use another one.',
  },
  'wallet/disconnected': {
    title: 'Wallet is offline',
    message: '{wallet} lost its connection to the network.',
    fix: 'Check the wallet and try again.',
  },
  'wallet/restarted': {
    title: 'Wallet was restarted',
    message: '{wallet} was updated or restarted, and this page has lost it.',
    fix: 'Reload the page, then try again.',
  },
  'wallet/missing': {
    title: 'Wallet not found',
    message: '{wallet} is not on this page.',
    fix: 'Turn it on in the browser and reload the page.',
  },
  'wallet/failed': {
    title: 'Wallet error',
    message: '{wallet} answered: {detail}',
    fix: 'Try again or use another wallet.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect did not load',
    message: 'The package @walletconnect/sign-client could not be loaded: {detail}',
    fix: 'Check the connection and try again; install the package where the app is built without it.',
  },
  /** The message is SPEC §8. */
  'wallet/no-connector': {
    title: 'WalletConnect is not ready',
    message: 'WalletConnectConnector not found.',
    fix: 'Turn walletConnect on in modal.config.ts, with services.relay and a network of the family.',
  },
  /** The message is SPEC §8. */
  'wallet/no-chains': {
    title: 'No common network',
    message: 'The connector does not support any of the requested chains.',
    fix: 'Connect again and allow a network of this app in the wallet, or use another wallet.',
  },
  'wallet/pairing-expired': {
    title: 'Code expired',
    message: 'Nobody connected with the code before it expired.',
    fix: 'Try again and scan the new code within four minutes.',
  },
  'wallet/session-ended': {
    title: 'Session ended',
    message: 'The session with {wallet} has ended.',
    fix: 'Connect the wallet again.',
  },
  'relay/unreachable': {
    title: 'Relay is not reachable',
    message: 'The WalletConnect relay at {url} did not answer: {detail}',
    fix: 'Check the connection and try again.',
  },
  /** The title and the text in quotes are SPEC §8. */
  'relay/origin': {
    title: 'Invalid App Configuration',
    message: 'The WalletConnect relay refused this page: Origin not found on Allowlist - update configuration.',
    fix: 'Add the origin of the page to the allowlist of the project id.',
  },
  /** The title is SPEC §8. */
  'relay/project-id': {
    title: 'Invalid Project ID',
    message: 'The WalletConnect relay does not know the project id of this app.',
    fix: 'Correct projectId in modal.config.ts.',
  },
  /** The title is SPEC §8. */
  'relay/clock': {
    title: 'Session Expired',
    message: 'The WalletConnect relay refused the session because the clock of this device is wrong.',
    fix: 'Check the time settings of the device, then connect again.',
  },
  'wallet/needs-owners': {
    title: 'Other owners must confirm',
    message: '{wallet} has recorded the request, which counts once enough owners have confirmed it.',
    fix: 'Ask the other owners to confirm it, then try again.',
  },
  'wallet/popup-blocked': {
    title: 'Window was blocked',
    message: 'The browser did not let {wallet} open its window.',
    fix: 'Try again, and allow pop-ups for this site if it stays blocked.',
  },
  'wallet/popup-cut-off': {
    title: 'Window cannot answer',
    message: '{wallet} opened, but this page is served in a way that keeps other windows from answering it.',
    fix: 'Set Cross-Origin-Opener-Policy: same-origin-allow-popups with the page.',
  },
  'network/not-added': {
    title: 'Network not added',
    message: '{wallet} does not know {network} and did not add it.',
    fix: 'Add the network in the wallet, then switch again.',
  },
  'network/not-switched': {
    title: 'Network not switched',
    message: '{wallet} stayed on another network than {network}.',
    fix: 'Switch the network in the wallet.',
  },
  /** The title is SPEC §8. */
  'network/not-found': {
    title: 'Network Not Found',
    message: 'The network {network} is not in the networks of modal.config.ts.',
    fix: 'Add it there, or pass the CAIP-2 id of a network of the app.',
  },
  'rpc/unreachable': {
    title: 'Network is not reachable',
    message: 'No node of {network} answered: {detail}',
    fix: 'Check the connection, or the rpcUrls of the network, and try again.',
  },
  'rpc/wrong-chain': {
    title: 'Node of another network',
    message: 'The node at {url} answers for chain {found}, not for {network}.',
    fix: 'Correct the rpcUrls of the network in modal.config.ts.',
  },
  'backend/unreachable': {
    title: 'Server is not reachable',
    message: 'The server {host} did not answer: {detail}',
    fix: 'Check the connection and try again.',
  },
  /** The title is SPEC §8. */
  'backend/project-id': {
    title: 'Invalid Project ID',
    message: 'The server does not know the project id of this app.',
    fix: 'Correct projectId in modal.config.ts.',
  },
  /** The title and the text are SPEC §8. */
  'backend/origin': {
    title: 'Invalid App Configuration',
    message: 'Origin {origin} not found on Allowlist - update configuration.',
    fix: 'Add the origin of the page to the allowlist of the project id.',
  },
  /** The title is SPEC §8. */
  'backend/rate-limited': {
    title: 'Rate Limited',
    message: 'The server {host} has been asked too often.',
    fix: 'Wait a moment and try again.',
  },
  /** The title is SPEC §8. */
  'backend/failed': {
    title: 'Server Error',
    message: 'The server {host} failed with status {status}.',
    fix: 'Try again later.',
  },
  'backend/bad-answer': {
    title: 'Unreadable answer of the server',
    message: 'The server {host} answered {path} with something that cannot be read.',
    fix: 'Try again later; tell the developers if it stays.',
  },
  'flow/timeout': {
    title: 'This took too long',
    message: '{step} did not answer within {seconds} seconds.',
    fix: 'Try again.',
  },
  'flow/cancelled': {
    title: 'Cancelled',
    message: 'The request was cancelled before it was answered.',
    fix: 'Start again when you are ready.',
  },
  'namespace/unsupported': {
    title: 'Chain family not in this app',
    message: 'Unsupported chain namespace: {ns}',
    fix: 'Open it for a chain family of the app.',
  },
  'view/not-loaded': {
    title: 'Screen did not load',
    message: 'The screen {view} could not be fetched.',
    fix: 'Check the connection and try again; reload the page if the app was updated.',
  },
  'view/unknown': {
    title: 'Screen is not part of this app',
    message: 'There is no view named {view}.',
    fix: 'Open one of: {views}.',
  },
  'feature/off': {
    title: 'Feature is turned off',
    message: 'The feature {feature} is not part of this app.',
    fix: 'Add it to modal.config.ts and run modal-kit generate.',
  },
  'internal/unknown': {
    title: 'Something went wrong',
    message: '{detail}',
    fix: 'Try again; tell the developers if it comes back.',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>
