'use client'
/** The entry `create-modal-kit/react`: binding, buttons and the types of the hooks. */
export type { Account } from './react/account.js'
export { AccountButton } from './react/account-button.js'
export { bindModalKit, type ModalKitProps } from './react/bind.js'
export { ConnectButton } from './react/connect-button.js'
export type { NetworkInfo, ProviderOf } from './react/hooks.js'
export { NetworkButton } from './react/network-button.js'
export { useValue } from './react/use-value.js'
