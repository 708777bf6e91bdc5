import { Problem } from '../http/problems.js'

/** A project as requests see it. */
export interface Project {
  readonly id: string
  readonly name: string
  readonly isEnabled: boolean
  readonly tier: string
  /** Patterns of origins that may use it. */
  readonly origins: readonly string[]
  /** Those of them in whose pages the wallet may ask though the browser can't tell whether its card is covered. */
  readonly trustedOrigins: readonly string[]
  readonly features: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  readonly limits: readonly { readonly kind: string; readonly perMinute: number; readonly perIpMinute: number }[]
}

/** The project of a request that can't do without one. Throws the problem `project_missing`. */
export function needProject(project: Project | null): Project {
  if (!project) throw new Problem('project_missing')
  return project
}
