'use client'
/** The entry `create-modal-kit/react`: binding, buttons and the types of the hooks. */
export { AccountButton, type AccountButtonProps, type AccountButtonState } from './react/account-button.js'
export { bindModalKit, type ModalKitProps } from './react/bind.js'
export type { ButtonState, Shown, ShowOptions } from './react/button-state.js'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from './react/connect-button.js'
export { EmbeddedModal, type EmbeddedModalProps } from './react/embedded-modal.js'
export type {
  Account,
  AddressOf,
  ChainIdOf,
  ConnectedAccount,
  KnownAccount,
  NetworkInfo,
  NoAccount,
  ProviderOf,
  ReconnectingAccount,
} from './react/hooks.js'
export { NetworkButton, type NetworkButtonProps, type NetworkButtonState } from './react/network-button.js'
export { type ConnectionList, useConnections } from './react/use-connections.js'
export { type LocaleInfo, useLocale } from './react/use-locale.js'
export { type RecentWallets, useRecentWallets } from './react/use-recent-wallets.js'
export { useValue } from './react/use-value.js'
