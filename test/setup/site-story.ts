import type { SiteDevice } from './site-device.js'
import type { ModelLogin, SiteModel } from './site-model.js'
import type { SiteWorld } from './site-world.js'

/** The site under a story: its devices, the two addresses, and what must be true after every step. */
export interface StorySite {
  readonly world: SiteWorld
  readonly devices: readonly SiteDevice[]
  readonly emails: readonly string[]
  /** Rejects where what the database has is not what the model has. */
  check(model: SiteModel): Promise<void>
}

/** A step of a story. `isReady` says whether it means anything yet. */
export interface Step {
  readonly name: string
  isReady(model: SiteModel): boolean
  run(model: SiteModel, site: StorySite): Promise<void>
}

/** The time of the site, in ms. */
export function timeOf({ world }: StorySite): number {
  return world.backend.clock.now()
}

/** A device by its index. */
export function deviceOf({ devices }: StorySite, index: number): SiteDevice {
  const device = devices[index]
  if (!device) throw new Error(`No device ${index}`)
  return device
}

/** The login so many before the last one. */
export function loginOf({ logins }: SiteModel, back: number): ModelLogin {
  const login = logins.at(-1 - (back % logins.length))
  if (!login) throw new Error('No login')
  return login
}

/** For steps at a login: there is one. */
export function hasLogin({ logins }: SiteModel): boolean {
  return logins.length > 0
}
