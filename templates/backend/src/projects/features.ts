import type { Project } from './project.js'

/** Providers of the sign-in by e-mail and social login, as `social_login` lists them. */
const logins = ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

/** Features that have a switch, and the providers that each can list; none where it is only on or off. */
export const projectFeatures: Readonly<Record<string, readonly string[]>> = {
  social_login: logins,
  swap: ['1inch'],
  onramp: ['meld', 'coinbase'],
  activity: [],
  reown_branding: [],
  multi_wallet: [],
  email_capture: [],
  fund_from_exchange: [],
  payments: [],
  reown_authentication: [],
  headless: [],
}

/** Told for every project: what a project says nothing about is up to the app (`config: null`). The others are off unless set. */
export const alwaysTold: readonly string[] = [
  'social_login',
  'swap',
  'onramp',
  'activity',
  'reown_branding',
  'multi_wallet',
]

/** Whether events are taken: a switch beside the features, told by `/getAnalyticsConfig`. */
export const analyticsFeature = 'analytics'

/** One line of `/appkit/v1/config`. */
export interface FeatureLine {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/**
 * What `/appkit/v1/config` tells. An app takes `config: null` as "as you like": a switch that is off therefore carries
 * an empty list.
 */
export function featureLines(project: Project): readonly FeatureLine[] {
  const set = new Map(project.features.map((feature) => [feature.id, feature]))
  return Object.keys(projectFeatures).flatMap((id): readonly FeatureLine[] => {
    const feature = set.get(id)
    if (feature) return [{ id, isEnabled: feature.isEnabled, config: feature.isEnabled ? feature.config : [] }]
    return alwaysTold.includes(id) ? [{ id, isEnabled: true, config: null }] : []
  })
}

/** Whether the project takes events. On unless it was switched off: the app decides first, by its own configuration. */
export function takesAnalytics(project: Project): boolean {
  return project.features.find(({ id }) => id === analyticsFeature)?.isEnabled ?? true
}
