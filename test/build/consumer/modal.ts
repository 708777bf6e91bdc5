import { evm } from 'create-modal-kit/chains/evm'
import { account } from 'create-modal-kit/features/account'
import { connect } from 'create-modal-kit/features/connect'
import { networks } from 'create-modal-kit/features/networks'

export * from 'create-modal-kit/modal'

/** What is on, as `generate` writes it. */
export const chains = [evm()]
export const features = [
  connect({ connectorTypeOrder: ['recent', 'injected'], exclude: { rdns: ['com.example'] }, recentLimit: 2 }),
  account(),
  networks(),
]

/** The other views, as `generate` writes them beside the shell. */
export const views = {
  ConnectingExternal: () => import('create-modal-kit/views/connect/connecting-external'),
  Account: () => import('create-modal-kit/views/account/account'),
  Networks: () => import('create-modal-kit/views/networks/networks'),
  SwitchNetwork: () => import('create-modal-kit/views/networks/switch-network'),
}
