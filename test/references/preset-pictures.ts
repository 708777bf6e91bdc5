import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'
import { presetNames } from '../../schema/presets.data.js'
import { serveBuiltGallery } from '../gallery/serve-built.js'
import { launchChromium } from '../setup/browser.js'
import { repository } from '../setup/scratch.js'
import { show } from './shoot.js'
import { shrink } from './shrink.js'
import { usual } from './variants.data.js'

/** Where the pictures of `docs/theming.md` are: one for each preset, and one of the look without a preset. */
export const presetPictures = join(repository, 'docs/presets')

/** The state that shows what differs between looks: rows, pictures, tags, buttons. */
const STATE = 'connect-directory'
/** The part of the window that is shown: the panel and some of the page behind it. */
const PART = { x: 240, y: 30, width: 420, height: 600 }

/** The file of a preset, or of the look without one. */
export function presetPicture(preset: string | undefined): string {
  return join(presetPictures, `${preset ?? 'standard'}.png`)
}

/** Draws every preset anew, by day beside by night, without loss in few bytes, with the fonts of this machine. */
export async function takePresetPictures(): Promise<number> {
  await mkdir(presetPictures, { recursive: true })
  const [server, browser] = await Promise.all([serveBuiltGallery(), launchChromium()])
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1 })
    const url = `${server.origin}/`
    const looks = [undefined, ...presetNames]
    for (const preset of looks) {
      const [day, night] = [await take(page, url, preset, 'light'), await take(page, url, preset, 'dark')]
      await writeFile(presetPicture(preset), await shrink(besides(day, night)))
    }
    return looks.length
  } finally {
    await Promise.all([server.stop(), browser.close()])
  }
}

async function take(page: Page, url: string, preset: string | undefined, scheme: 'light' | 'dark'): Promise<PNG> {
  await show(page, url, STATE, { ...usual, scheme, fonts: 'own', ...(preset !== undefined && { preset }) })
  return PNG.sync.read(await page.screenshot({ clip: PART, animations: 'disabled', caret: 'hide' }))
}

function besides(one: PNG, other: PNG): Buffer {
  const { width, height } = one
  const both = new PNG({ width: width * 2, height })
  PNG.bitblt(one, both, 0, 0, width, height, 0, 0)
  PNG.bitblt(other, both, 0, 0, width, height, width, 0)
  return PNG.sync.write(both)
}
