import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { BrowserCommand } from 'vitest/node'

/** The difference from which a pixel counts, as a share of that between black and white: three of 255 levels of grey. */
const THRESHOLD = 0.01

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** How many pixels of two pictures, PNGs in base64, differ by more than the smoothing of an edge. Those that do are kept in `.tmp/pictures`. */
    comparePictures(name: string, expected: string, actual: string): Promise<number>
  }
}

const comparePictures: BrowserCommand<[name: string, expected: string, actual: string]> = (
  { project },
  name,
  expected,
  actual,
) => {
  if (expected === actual) return 0
  const pictures = { expected: parse(expected), actual: parse(actual) }
  const { width, height, data } = pictures.expected
  const isSameSize = width === pictures.actual.width && height === pictures.actual.height
  const difference = new PNG({ width, height })
  const count = isSameSize
    ? pixelmatch(data, pictures.actual.data, difference.data, width, height, { threshold: THRESHOLD })
    : width * height
  if (count > 0) keep(join(project.config.root, '.tmp', 'pictures'), name, { ...pictures, difference })
  return count
}

function parse(picture: string): PNG {
  return PNG.sync.read(Buffer.from(picture, 'base64'))
}

function keep(folder: string, name: string, pictures: Readonly<Record<string, PNG>>): void {
  mkdirSync(folder, { recursive: true })
  for (const [kind, picture] of Object.entries(pictures)) {
    writeFileSync(join(folder, `${name}, ${kind}.png`), PNG.sync.write(picture))
  }
}

/** What a browser test asks of Node to compare what users see. */
export const pictureCommands = { comparePictures }
