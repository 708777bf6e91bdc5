import { expect, type Frame, type Page } from '@playwright/test'
import type { SiteAnswer, SiteApp, SiteAppOptions } from './site-app.js'

/** How people come in by e-mail at the site. */
export interface EmailLogin {
  readonly email: string
  /** The code of the mail that was sent last to the address. */
  code(email: string): Promise<string> | string
  /** Opens the link for a new device in that mail, where the site asks for it. */
  openLink?(email: string, device: NewDevice): Promise<void> | void
}

/** A device that waits for the link of the mail. */
export interface NewDevice {
  /** What the person finds again on the page of the link, where the site gives such a number. */
  readonly number: string | undefined
  /** An empty page of the same browser. It is closed afterwards. */
  readonly page: Page
}

/**
 * How much is asked of a site: what the kit's client and every app rely on, or what guards keys beside it too: limits, headers and
 * checks of the sender (SECURITY 2.2 to 2.4).
 */
export type SiteLevel = 'protocol' | 'hardened'

/** A site of an embedded wallet, as its tests describe it. */
export interface WalletSiteSubject {
  /** The whole address of the site's document, as in `services.frame`. What the kit adds to its query is added. */
  readonly url: string
  /** 5 is a port, 4 window messages. */
  readonly protocol: 4 | 5
  readonly projectId: string
  /** Exact origins that the project allows. No server of theirs is asked. */
  readonly origins: readonly [string, ...string[]]
  /** An origin that it does not allow. Left out, one that begins as the first of `origins`. */
  readonly stranger?: string
  /** `hardened` when left out, and `protocol` for sites of window messages. */
  readonly level?: SiteLevel
  /** Left out, nothing is tested that needs an account. A function of your own ends with an app that is signed in. */
  readonly login?: EmailLogin | ((app: SiteApp) => Promise<void>)
  /** Approves what waits in the site's frame, as a person would. Left out, the site approves `personal_sign` by itself. */
  approve?(frame: Frame): Promise<void>
  /** Two chain ids of EVM chains that the site has; 1 and 137 when left out. */
  readonly networks?: readonly [number, number]
}

/** The site that a rule is checked with. */
export interface SiteUnderTest {
  readonly subject: WalletSiteSubject
  readonly stranger: string
  /** A page of an app, without the site in it yet. It is of the first origin unless another is said. */
  open(options?: Partial<Pick<SiteAppOptions, 'origin' | 'isSandboxed'>>): Promise<SiteApp>
  /** A page of an app that the site has answered. */
  introduced(): Promise<SiteApp>
}

/** One thing that a site has to keep. */
export interface SiteRule {
  /** The name of its test: what the site does. */
  readonly name: string
  /** From which level on a site of each protocol has to keep it; it need not where the protocol is left out. */
  readonly levels: { readonly [Protocol in 4 | 5]?: SiteLevel }
  /** What the subject has to tell. All of it needs a login. */
  readonly needs?: 'email' | 'login' | 'approve'
  check(site: SiteUnderTest): Promise<void>
}

/** A refusal of the site has come by then, if one comes. */
const QUIET_MS = 250

/** Gives what a request was answered with. Fails where it was refused. */
export function expectSuccess({ name, outcome, payload }: SiteAnswer): unknown {
  expect(outcome, `${name} is refused: ${JSON.stringify(payload)}`).toBe('SUCCESS')
  return payload
}

/** Fails unless the request was refused. */
export function expectError({ name, outcome }: SiteAnswer, why: string): void {
  expect(outcome, `${name}: ${why}`).toBe('ERROR')
}

/** Fails where anything has come on these ports after a while. */
export async function expectSilence(app: SiteApp, ports: readonly number[], of: string): Promise<void> {
  await app.page.waitForTimeout(QUIET_MS)
  for (const port of ports) expect(await app.heard(port), `${of} is answered`).toEqual([])
}

/** Fails unless the next good request is answered. Gives all other answers, those that come a while after it included. */
export async function expectNext(app: SiteApp): Promise<readonly SiteAnswer[]> {
  const next = await app.ask('IS_CONNECTED')
  expectSuccess(next)
  await app.page.waitForTimeout(QUIET_MS)
  return (await app.answers()).filter(({ id }) => id !== next.id)
}

/** Fails where one of the messages succeeds, or the next good one is not answered (SECURITY 2.3). Nothing was asked before. */
export async function expectUnharmed(app: SiteApp, messages: readonly unknown[]): Promise<void> {
  for (const message of messages) await app.send(message)
  const succeeded = (await expectNext(app)).filter(({ outcome }) => outcome === 'SUCCESS')
  expect(succeeded, 'what is wrong is not done').toEqual([])
}
