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
  'wallet/failed': {
    title: 'Wallet error',
    message: '{wallet} answered: {detail}',
    fix: 'Try again or use another wallet.',
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
