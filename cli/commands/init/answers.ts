import type { PresetName } from '../../../schema/presets.data.js'

/** What goes into a new config. */
export interface Answers {
  /** Name of the app. */
  readonly name: string
  readonly projectId: string
  readonly services: 'local' | 'own' | 'reown'
  /** With `own`: the address of the backend. */
  readonly backend?: string | undefined
  /** With `own`: the project that WalletConnect's public relay counts for; without one WalletConnect is off. */
  readonly walletConnectProjectId?: string | undefined
  readonly networks: readonly string[]
  /** What is turned on; the defaults of SPEC §9 when left out. */
  readonly features?: readonly string[]
  /** The preset of the theme; our own look when left out. */
  readonly theme?: PresetName | undefined
}

/** The flags that answer a question before it is asked. */
export interface AnswerFlags {
  readonly name?: string
  readonly 'project-id'?: string
  /** `local`, `reown`, or the address of a backend. */
  readonly services?: string
  readonly 'walletconnect-project-id'?: string
  readonly networks?: readonly string[]
  readonly features?: readonly string[]
  readonly theme?: PresetName
  readonly yes?: true
}
