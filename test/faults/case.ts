import type { Page } from 'playwright'
import { expect, vi } from 'vitest'
import type { World } from './world.js'

/** One operation, as a person does it. */
export interface Operation {
  /** What is done before: the page as it is when the operation begins. */
  begin?(act: Stage): Promise<void>
  /** Starts it. A wallet or a service may still have to answer. */
  act(act: Stage): Promise<void>
  /** Does it once more where a fault has ended it; `act` where it is left out. */
  again?(act: Stage): Promise<void>
  /** Resolves once the page shows that it has worked. */
  done(act: Stage): Promise<void>
  /** How often it has happened, as the world outside the page counts. */
  effects(act: Stage): Promise<number>
}

/** One case of the matrix. */
export interface Case {
  /** Runs before the scripts of the page. */
  readonly script?: string
  /** Puts the fault in place, does the operation, sees what is said, and lifts the fault. */
  run(act: Stage): Promise<void>
  /** How many effects there are in the end; 1 where it is left out. */
  readonly effects?: number
  /** The page is another one in the end, or a fault counts among what a browser says by itself. */
  readonly mayLog?: RegExp
}

/** What a case works with. */
export interface Stage {
  readonly world: World
  /** The page; another one after `show`. */
  page(): Page
  /** Goes on in another page. */
  show(page: Page): void
  /** Does the operation. */
  act(): Promise<void>
  again(): Promise<void>
  done(): Promise<void>
  /** Waits for words that the modal tells people, in a live region, and that they come within so many milliseconds. */
  says(words: RegExp, withinMs?: number): Promise<void>
  /** Has the test wallet behave so from now on. */
  behave(behaviour: object): Promise<void>
}

/** What a page has with a connected wallet and an open modal, where nothing went wrong: no case leaves more behind. */
const MOST_LISTENERS = 30
const MOST_TIMERS = 8

/** Runs a case, and asserts what SECURITY 4.4 asserts of each. */
export async function runCase(world: World, operation: Operation, { script, run, ...expected }: Case): Promise<void> {
  let page = await world.open(script === undefined ? {} : { script })
  const errors: string[] = []
  const hear = (from: Page) => {
    from.on('pageerror', (error) => errors.push(String(error)))
    from.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !/Failed to load resource|WebSocket connection to|blocked by CORS/.test(text))
        errors.push(text)
    })
  }
  hear(page)
  const stage: Stage = {
    world,
    page: () => page,
    show(next) {
      page = next
      hear(next)
    },
    act: () => operation.act(stage),
    again: () => (operation.again ?? operation.act)(stage),
    done: () => operation.done(stage),
    async says(words, withinMs = 12_000) {
      const region = page.locator('dialog[open] :is([role="alert"], [role="status"], [aria-live])')
      await region.filter({ hasText: words }).first().waitFor({ state: 'attached', timeout: withinMs })
    },
    behave: (behaviour) => page.evaluate((how) => window.testWallet.behave(how), behaviour),
  }
  try {
    await operation.begin?.(stage)
    const before = await operation.effects(stage)
    await run(stage)
    await operation.done(stage)
    expect(await operation.effects(stage), 'side effects').toBe(before + (expected.effects ?? 1))
    expect(
      errors.filter((error) => !expected.mayLog?.test(error)),
      'errors of the page',
    ).toEqual([])
    await closeModal(page)
    await vi.waitFor(async () => {
      const { listeners, timers } = await page.evaluate(() => window.live())
      expect(listeners, 'listeners left behind').toBeLessThanOrEqual(MOST_LISTENERS)
      expect(timers, 'timers left behind').toBeLessThanOrEqual(MOST_TIMERS)
    }, 8_000)
  } finally {
    await page.context().close()
    for (const proxy of [world.api, ...world.nodes]) proxy.fail(undefined)
  }
}

/** Closes the modal where it is open. */
export async function closeModal(page: Page): Promise<void> {
  for (let tries = 0; tries < 5 && (await page.locator('dialog[open]').count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(150)
  }
}
