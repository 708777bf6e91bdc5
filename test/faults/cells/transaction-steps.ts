import { expect } from 'vitest'
import { closeModal, type Operation, type Stage } from '../case.js'
import { alice } from '../world.js'
import { connect } from './connected.js'

/** What the wallet is asked by. */
export const method = 'eth_sendTransaction'

/** What is said while it is not known whether something was sent. */
export const unresolved = /hasn’t answered about an earlier trans/

/** How a person comes to a transaction, where the views of sending and of swapping differ. */
export interface TransactionViews {
  /** The tile of the account that opens the form. */
  readonly tile: string
  /** Views, by selector. */
  readonly form: string
  readonly preview: string
  /** What leads to the review, and what agrees to it. */
  readonly reviewButton: string
  readonly confirmButton: string
  /** Fills in the form, which is open. */
  fillIn(stage: Stage): Promise<void>
  /** Whether the form says what was filled in. */
  keeps(stage: Stage): Promise<void>
  /** What the activity calls it once it is in a block. */
  readonly happened: RegExp
}

/** An operation that ends in one transaction of the account. */
export interface Transaction extends Operation {
  readonly views: TransactionViews
  /** Opens the form; one that is open stays. */
  open(stage: Stage): Promise<void>
  /** Opens the form, fills it in, and waits until it can be reviewed. */
  ready(stage: Stage): Promise<void>
  /** Goes on to the review. */
  review(stage: Stage): Promise<void>
  /** Agrees to what was reviewed. */
  confirm(stage: Stage): Promise<void>
}

/** How much the account has sent. */
export const sent = (stage: Stage) => stage.world.chain().getTransactionCount({ address: alice.address })

/** Makes the operation that goes through these views. */
export function transaction(views: TransactionViews): Transaction {
  const { tile, form, preview, reviewButton, confirmButton } = views

  async function open({ page }: Stage): Promise<void> {
    if ((await page().locator('dialog[open]').count()) === 0) await page().click('[data-mk-button="account"]')
    if ((await page().locator(form).count()) === 0) await page().click(`.mk-tiles >> text=${tile}`)
  }
  // What was refused, and is filled in as it was, is tried again.
  const words = new RegExp(`^(${reviewButton}|Try again)$`)
  const button = ({ page }: Stage) => page().locator(form).getByRole('button', { name: words })

  async function ready(stage: Stage): Promise<void> {
    await open(stage)
    await views.fillIn(stage)
    await expect.poll(() => button(stage).getAttribute('aria-disabled'), { timeout: 15_000 }).toBe(null)
  }
  async function review(stage: Stage): Promise<void> {
    await ready(stage)
    await button(stage).click()
    // The review of sending opens before its fee is known.
    await agrees(stage).waitFor({ timeout: 25_000 })
  }
  const agrees = ({ page }: Stage) => page().locator(preview).getByRole('button', { name: confirmButton, exact: true })
  const confirm = (stage: Stage) => agrees(stage).click()

  async function act(stage: Stage): Promise<void> {
    await review(stage)
    await confirm(stage)
  }
  return {
    views,
    begin: connect,
    open,
    ready,
    review,
    confirm,
    act,
    async again(stage) {
      await closeModal(stage.page())
      await act(stage)
    },
    async done({ page }) {
      await page().waitForSelector('[data-mk-view="Account"]', { timeout: 20_000 })
    },
    effects: sent,
  }
}

/** The row of what was sent last, in the activity. */
export async function row({ page }: Stage, words: RegExp): Promise<void> {
  if ((await page().locator('[data-mk-view="Account"]').count()) === 0) await page().click('[data-mk-button="account"]')
  await page().getByRole('tab', { name: 'Activity' }).click()
  const newest = page().getByRole('tabpanel').locator('li').first()
  await newest.filter({ hasText: words }).waitFor({ timeout: 75_000 })
}
