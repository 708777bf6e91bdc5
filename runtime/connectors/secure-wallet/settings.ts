import type { AppSettings, Services } from '../../contract/app.js'
import type { SourceKit } from '../../contract/source.js'
import type { Host } from '../../core/host.js'
import type { ApprovalScreen } from './approvals.js'

/** What the wallet is loaded with. */
export interface LoadDeps {
  readonly host: Host
  readonly wiring: AppSettings
  readonly kit: SourceKit
  readonly services: Services
  readonly options: SecureWalletSettings
}

/** How the embedded wallet is set up. */
export interface SecureWalletSettings {
  readonly storeEmail?: boolean | undefined
  /** Fetches where requests are approved. */
  screenOf(kit: SourceKit): Promise<ApprovalScreen>
}
