/** What the plugins of the build tools take: a file of its own, since only the declarations of the plugins are published. */
export interface ModalKitOptions {
  /** Folder of `modal.config.ts`, when it is not the root of the project: absolute, or from where the tool runs. */
  readonly dir?: string
  /** The config, when it is not `modal.config.ts`: a path from `dir`. */
  readonly config?: string
  /**
   * What a config that is a function gets as `mode`: that of the tool unless told. In `production` addresses of this
   * machine, like those of `services: 'local'`, are refused.
   */
  readonly mode?: string
}
