import type { Page } from 'playwright'
import { closeModal, type Stage } from '../case.js'
import { siteOf } from './frame.js'

/** The page shows that its account is so. */
export const status = (name: string) => `[data-fact="status"]:text-is("${name}")`
const provider = (stage: Pick<Stage, 'page'>, name: string) =>
  stage.page().getByRole('button', { name: `Continue with ${name}` })

/** Opens Connect where it is not shown, and clicks on a provider. */
export async function choose(stage: Pick<Stage, 'page'>, name: string): Promise<void> {
  if ((await stage.page().locator('dialog[open]').count()) === 0) await stage.page().click('[data-mk-button="connect"]')
  await provider(stage, name).click()
}

/** Clicks, and gives the window that the click has opened. */
export async function windowOf(stage: Pick<Stage, 'page'>, click: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([stage.page().waitForEvent('popup'), click()])
  return opened
}

/** The page of the provider is there, and waits for the person. */
export async function atProvider(stage: Pick<Stage, 'page'>, click = () => choose(stage, 'Google')): Promise<Page> {
  const opened = await windowOf(stage, click)
  await opened.waitForURL('**/login/google*')
  return opened
}

/** The whole login with a provider. */
export async function signIn(stage: Stage, click?: () => Promise<void>): Promise<void> {
  await atProvider(stage, click)
  siteOf(stage).answerSocial('yes')
}

/** The whole login with Farcaster, by its code. */
export async function byFarcaster(stage: Stage): Promise<void> {
  await choose(stage, 'Farcaster')
  await stage.page().waitForSelector('[data-mk-view="ConnectingFarcaster"] [data-state="ready"]')
  siteOf(stage).approveFarcaster()
}

/** Signs out, with the modal closed. */
export async function signOut(stage: Stage): Promise<void> {
  await closeModal(stage.page())
  await stage.page().click('[data-do="disconnect"]')
  await stage.page().waitForSelector(status('disconnected'))
}
