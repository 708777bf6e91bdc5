import type { UserErrorRow } from '../../schema/error.js'

/** What people are told where only the developers of the app can act. */
const notSetUp = 'This app isn’t set up correctly. Contact its team.'
/** What people are told of a fault of the app's own server. */
const onOurSide = 'Something went wrong on our side. Try again later.'

/** The prose of the errors the core throws. It loads with the modal or at the first error; the codes come with the page. */
export const coreRows = {
  'wallet/rejected': {
    title: 'Request declined',
    userMessage: 'You declined the request in {wallet}.',
    message: 'The request was declined in {wallet}.',
    fix: 'Try again and approve it in the wallet.',
  },
  'wallet/pending': {
    title: 'Request pending',
    userMessage: '{wallet} has a pending request. Open it to continue.',
    message: '{wallet} is still waiting for an answer to an earlier request.',
    fix: 'Open the wallet and answer the request there.',
  },
  'wallet/no-accounts': {
    title: 'No account shared',
    userMessage: '{wallet} didn’t share an account. Unlock it and choose one.',
    message: '{wallet} answered without any account.',
    fix: 'Unlock the wallet and choose an account.',
  },
  'wallet/bad-answer': {
    title: 'Unexpected response',
    userMessage: '{wallet} returned an unexpected response.',
    message: '{wallet} answered {method} with something that isn’t {expected}.',
    fix: 'Update the wallet or use another one.',
  },
  'wallet/bad-request': {
    title: 'Invalid request',
    userMessage: notSetUp,
    isSetup: true,
    message: '{method} was asked with something that isn’t {expected}.',
    fix: 'Correct the parameters of the request.',
  },
  'wallet/unauthorized': {
    title: 'Account not authorized',
    userMessage: 'Connect again and choose the account in {wallet}.',
    message: '{wallet} doesn’t let this site use the account.',
    fix: 'Connect again and choose the account.',
  },
  'wallet/unsupported': {
    title: 'Not supported',
    userMessage: '{wallet} doesn’t support this action.',
    message: '{wallet} doesn’t support {method}.',
    fix: 'Update the wallet or use another one.',
  },
  'wallet/disconnected': {
    title: 'Wallet offline',
    userMessage: '{wallet} lost its connection.',
    message: '{wallet} lost its connection to the network.',
    fix: 'Check the wallet and try again.',
  },
  'wallet/restarted': {
    title: 'Wallet restarted',
    userMessage: '{wallet} restarted. Refresh the page and try again.',
    message: '{wallet} was updated or restarted and lost its connection to this page.',
    fix: 'Refresh the page and try again.',
  },
  'wallet/missing': {
    title: 'Wallet not found',
    userMessage: '{wallet} isn’t enabled in this browser.',
    message: '{wallet} isn’t on this page.',
    fix: 'Enable it in the browser and refresh the page.',
  },
  'wallet/failed': {
    title: 'Wallet error',
    userMessage: '{wallet} couldn’t complete the request.',
    message: '{wallet} answered: {detail}',
    fix: 'Try again or use another wallet.',
  },
  'transaction/expired': {
    title: 'Transaction expired',
    userMessage: 'The transaction expired. Try again.',
    message: 'The transaction was sent too late: its recent blockhash is no longer valid.',
    fix: 'Build the transaction again and have it signed within a minute.',
  },
  'signature/unverifiable': {
    title: 'Signature not verified',
    userMessage: 'Update your browser to continue.',
    message: 'This browser can’t verify Ed25519 signatures.',
    fix: 'Use a newer version of the browser.',
  },
  'wallet/not-installed': {
    title: 'WalletConnect didn’t load',
    userMessage: notSetUp,
    isSetup: true,
    message: 'Couldn’t load the package @walletconnect/sign-client: {detail}',
    fix: 'Check the connection and try again; install the package where the app is built without it.',
  },
  /** The message is SPEC §8. */
  'wallet/no-connector': {
    title: 'WalletConnect isn’t ready',
    userMessage: notSetUp,
    isSetup: true,
    message: 'WalletConnectConnector not found.',
    fix: 'Turn walletConnect on in modal.config.ts, with services.relay and a network of the namespace.',
  },
  /** The message is SPEC §8. */
  'wallet/no-chains': {
    title: 'No common network',
    userMessage: 'Connect again and allow one of this app’s networks.',
    message: 'The connector does not support any of the requested chains.',
    fix: 'Connect again and allow a network of this app in the wallet, or use another wallet.',
  },
  'wallet/pairing-expired': {
    title: 'Code expired',
    userMessage: 'Try again and scan the new code within 4 minutes.',
    message: 'The code expired before a wallet connected.',
    fix: 'Try again and scan the new code within 4 minutes.',
  },
  'wallet/session-ended': {
    title: 'Session ended',
    userMessage: 'Your session with {wallet} ended. Connect again.',
    message: 'The session with {wallet} has ended.',
    fix: 'Connect the wallet again.',
  },
  'relay/unreachable': {
    title: 'Wallet service unavailable',
    userMessage: 'Couldn’t reach the wallet service. Check your connection.',
    message: 'The WalletConnect relay at {url} didn’t answer: {detail}',
    fix: 'Check the connection and try again.',
  },
  /** The title and the text in quotes are SPEC §8. */
  'relay/origin': {
    title: 'Invalid App Configuration',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The WalletConnect relay refused this page: Origin not found on Allowlist - update configuration.',
    fix: 'Add the origin of the page to the allowlist of the project ID.',
  },
  /** The title is SPEC §8. */
  'relay/project-id': {
    title: 'Invalid Project ID',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The WalletConnect relay doesn’t know the project ID of this app.',
    fix: 'Correct projectId in modal.config.ts.',
  },
  /** The title is SPEC §8. */
  'relay/clock': {
    title: 'Session Expired',
    userMessage: 'Check your device’s time settings, then connect again.',
    message: 'The WalletConnect relay refused the session because the clock of this device is wrong.',
    fix: 'Check the time settings of the device, then connect again.',
  },
  'wallet/needs-owners': {
    title: 'Other owners must confirm',
    userMessage: 'Ask the other owners of {wallet} to confirm, then try again.',
    message: '{wallet} recorded the request, which counts once enough owners confirm it.',
    fix: 'Ask the other owners to confirm it, then try again.',
  },
  'wallet/popup-blocked': {
    title: 'Pop-up blocked',
    userMessage: 'Allow pop-ups for this site, then try again.',
    message: 'The browser didn’t let {wallet} open its window.',
    fix: 'Try again, and allow pop-ups for this site if it stays blocked.',
  },
  'wallet/popup-cut-off': {
    title: 'Window can’t respond',
    userMessage: notSetUp,
    isSetup: true,
    message: '{wallet} opened, but this page is served in a way that keeps other windows from answering it.',
    fix: 'Set Cross-Origin-Opener-Policy: same-origin-allow-popups with the page.',
  },
  'network/not-added': {
    title: 'Network not added',
    userMessage: 'Add {network} in {wallet}, then switch again.',
    message: '{wallet} doesn’t know {network} and didn’t add it.',
    fix: 'Add the network in the wallet, then switch again.',
  },
  'network/not-switched': {
    title: 'Network not switched',
    userMessage: 'Switch to {network} in {wallet}.',
    message: '{wallet} stayed on another network than {network}.',
    fix: 'Switch the network in the wallet.',
  },
  /** The title is SPEC §8. */
  'network/not-found': {
    title: 'Network Not Found',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The network {network} isn’t in the networks of modal.config.ts.',
    fix: 'Add it there, or pass the CAIP-2 ID of a network of the app.',
  },
  'rpc/unreachable': {
    title: 'Network unavailable',
    userMessage: 'Couldn’t reach {network}.',
    message: 'No node of {network} answered: {detail}',
    fix: 'Check the connection, or the rpcUrls of the network, and try again. `npx modal-kit dev` runs local nodes.',
  },
  'rpc/wrong-chain': {
    title: 'Wrong network node',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The node at {url} answers for chain {found}, not for {network}.',
    fix: 'Correct the rpcUrls of the network in modal.config.ts.',
  },
  'backend/unreachable': {
    title: 'Server unavailable',
    userMessage: 'Couldn’t reach the server. Check your connection.',
    message: 'The server {host} didn’t answer: {detail}',
    fix: 'Run `npx modal-kit dev` for a local one, or check the connection.',
  },
  /** The title is SPEC §8. */
  'backend/project-id': {
    title: 'Invalid Project ID',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The server doesn’t know the project ID of this app.',
    fix: 'Correct projectId in modal.config.ts.',
  },
  /** The title and the text are SPEC §8. */
  'backend/origin': {
    title: 'Invalid App Configuration',
    userMessage: notSetUp,
    isSetup: true,
    message: 'Origin {origin} not found on Allowlist - update configuration.',
    fix: 'Add the origin of the page to the allowlist of the project ID.',
  },
  /** The title is SPEC §8. */
  'backend/rate-limited': {
    title: 'Rate Limited',
    userMessage: 'Too many requests. Wait a moment and try again.',
    message: 'The server {host} was asked too often.',
    fix: 'Wait a moment and try again.',
  },
  /** The title is SPEC §8. */
  'backend/failed': {
    title: 'Server Error',
    userMessage: onOurSide,
    message: 'The server {host} failed with status {status}.',
    fix: 'Try again later.',
  },
  'backend/bad-answer': {
    title: 'Unexpected server response',
    userMessage: onOurSide,
    message: 'The server {host} answered {path} with something unreadable.',
    fix: 'Try again later; tell the developers if it stays.',
  },
  'flow/timeout': {
    title: 'Timed out',
    userMessage: 'This is taking longer than expected. Try again.',
    message: '{step} didn’t answer within {seconds} seconds.',
    fix: 'Try again.',
  },
  'flow/cancelled': {
    title: 'Canceled',
    userMessage: 'Start again when you’re ready.',
    message: 'The request was canceled before it was answered.',
    fix: 'Start again when you’re ready.',
  },
  'namespace/unsupported': {
    title: 'Network type not supported',
    userMessage: notSetUp,
    isSetup: true,
    message: 'Unsupported chain namespace: {ns}',
    fix: 'Open it for a namespace of the app.',
  },
  'view/not-loaded': {
    title: 'Couldn’t load',
    userMessage: 'Check your connection and try again.',
    message: 'Couldn’t load the view {view}.',
    fix: 'Check the connection and try again; refresh the page if the app was updated.',
  },
  'view/unknown': {
    title: 'Screen not available',
    userMessage: notSetUp,
    isSetup: true,
    message: 'There is no view named {view}.',
    fix: 'Open one of: {views}.',
  },
  'feature/off': {
    title: 'Feature turned off',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The feature {feature} isn’t part of this app.',
    fix: 'Add it to modal.config.ts and run modal-kit generate.',
  },
  'internal/unknown': {
    title: 'Something went wrong',
    userMessage: 'Try again, or contact support if it continues.',
    message: '{detail}',
    fix: 'Try again; tell the developers if it comes back.',
  },
} as const satisfies Readonly<Record<string, UserErrorRow>>
