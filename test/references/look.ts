import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { galleryStates } from '../gallery/gallery-states.js'
import { serveBuiltGallery } from '../gallery/serve-built.js'
import { launchChromium } from '../setup/browser.js'
import { chooseVariants, type Parts } from './choose-variants.js'
import { type JudgeOptions, judge } from './judge.js'
import { measureParts } from './measure-parts.js'
import { findings, nameOf, pictures, type Shot } from './picture-files.js'
import { usual, variants } from './variants.data.js'

/** Windows that are open at once: while one waits for its state, another is drawn. */
const WINDOWS = 3

/** The ids of all states there are pictures of. */
export const allStates: readonly string[] = galleryStates.map(({ id }) => id)

/** What to look at. */
export interface LookOptions {
  /** Ids of states; all by default. */
  readonly states?: readonly string[]
  /** Whether a picture that differs takes the place of the reviewed one. */
  readonly isUpdate?: boolean
}

/** What looking found. */
export interface Look {
  /** Pictures taken. */
  readonly count: number
  /** One line for each thing that is not as it was reviewed. */
  readonly differences: readonly string[]
}

/**
 * Takes pictures of states of the gallery and compares them with the reviewed ones: of each the usual one, and those
 * variants that are kept. Where all states are looked at, `chooseVariants` says which variants there are to be.
 */
export async function look({ states = allStates, isUpdate = false }: LookOptions = {}): Promise<Look> {
  await rm(findings, { recursive: true, force: true })
  await Promise.all([findings, pictures].map((folder) => mkdir(folder, { recursive: true })))
  const [server, browser] = await Promise.all([serveBuiltGallery(), launchChromium()])
  try {
    const context = await browser.newContext({ deviceScaleFactor: 1 })
    const windows = await Promise.all(Array.from({ length: WINDOWS }, () => context.newPage()))
    const options = { url: `${server.origin}/`, isUpdate }
    const isWhole = allStates.every((state) => states.includes(state))
    return isWhole ? await lookAtAll(windows, options) : await lookAtSome(windows, states, options)
  } finally {
    await Promise.all([server.stop(), browser.close()])
  }
}

async function lookAtSome(windows: readonly Page[], states: readonly string[], options: JudgeOptions): Promise<Look> {
  const kept = await readdir(pictures)
  const inVariants = variants.flatMap((variant) => states.map((state) => ({ state, variant })))
  const shots = [...usually(states), ...inVariants.filter((shot) => kept.includes(nameOf(shot)))]
  return { count: shots.length, differences: await share(windows, shots, (page, shot) => judge(page, shot, options)) }
}

async function lookAtAll(windows: readonly Page[], options: JudgeOptions): Promise<Look> {
  const parts = new Map<string, Parts>()
  const found = await share(windows, usually(allStates), async (page, shot) => {
    const lines = await judge(page, shot, options)
    parts.set(shot.state, await measureParts(page))
    return lines
  })
  const measured = allStates.flatMap((state) => {
    const of = parts.get(state)
    return of ? [{ state, parts: of }] : []
  })
  const shots = variants.flatMap((variant) => chooseVariants(measured, variant.id).map((state) => ({ state, variant })))
  found.push(...(await share(windows, shots, (page, shot) => judge(page, shot, options))))
  const expected = new Set([...usually(allStates), ...shots].map(nameOf))
  const others = (await readdir(pictures)).filter((name) => !expected.has(name))
  if (options.isUpdate) await Promise.all(others.map((name) => rm(join(pictures, name))))
  found.push(...others.map((name) => `${name}: shows nothing that the other pictures do not show`))
  return { count: expected.size, differences: found }
}

function usually(states: readonly string[]): readonly Shot[] {
  return states.map((state) => ({ state, variant: usual }))
}

/** Has every shot taken in whichever window is free. */
async function share(
  windows: readonly Page[],
  shots: readonly Shot[],
  take: (page: Page, shot: Shot) => Promise<readonly string[]>,
): Promise<string[]> {
  const left = shots.values()
  const found: string[] = []
  await Promise.all(
    windows.map(async (page) => {
      for (const shot of left) found.push(...(await take(page, shot)))
    }),
  )
  return found.toSorted()
}
