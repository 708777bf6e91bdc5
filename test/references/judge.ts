import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'
import { type Difference, differenceOf } from './compare.js'
import { fontsElsewhere } from './fonts-elsewhere.js'
import { findings, nameOf, pictures, type Shot } from './picture-files.js'
import { shoot, show } from './shoot.js'
import { shrink } from './shrink.js'

/** How a picture is judged. */
export interface JudgeOptions {
  /** Where the gallery is served. */
  readonly url: string
  /** Whether a picture that differs takes the place of the reviewed one. */
  readonly isUpdate: boolean
}

/** Takes one picture and says what is wrong with it, in lines for people; none when it is as it was reviewed. */
export async function judge(page: Page, shot: Shot, { url, isUpdate }: JudgeOptions): Promise<readonly string[]> {
  const name = nameOf(shot)
  try {
    await show(page, url, shot.state, shot.variant)
    const reviewed = await readFile(join(pictures, name)).catch(() => undefined)
    const before = reviewed && PNG.sync.read(reviewed)
    const compare = (picture: Buffer) => before && differenceOf(before, PNG.sync.read(picture))
    const taken = await shoot(page, (picture) => before !== undefined && !compare(picture))
    const fonts = (await fontsElsewhere(page)).map((font) => `${name}: ${font} is no font of a package`)
    const difference: Difference | undefined = before ? compare(taken) : { text: 'has not been reviewed' }
    if (!difference) return fonts
    await writeFile(join(isUpdate ? pictures : findings, name), isUpdate ? await shrink(taken) : taken)
    if (difference.draw) await writeFile(join(findings, `${name}.difference.png`), difference.draw())
    return [...fonts, `${name}: ${difference.text}`]
  } catch (cause) {
    return [`${name}: ${cause instanceof Error ? cause.message : cause}`]
  }
}
