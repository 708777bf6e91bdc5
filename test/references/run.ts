import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { galleryStates } from '../gallery/gallery-states.js'
import { serveGallery } from '../gallery/serve.js'
import { launchChromium } from '../setup/browser.js'
import { differenceOf } from './compare.js'
import { shoot, windowFor } from './shoot.js'
import { type Variant, variants } from './variants.data.js'

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const findings = fileURLToPath(new URL('../../.tmp/references/', import.meta.url))

/** What looking at every state found. */
export interface Look {
  readonly count: number
  /** One line for each picture that is not as it was reviewed. */
  readonly differences: readonly string[]
}

/** Takes every picture and compares it with the reviewed one; with `isUpdate` the new one takes its place. */
export async function look({ isUpdate = false, only = '' } = {}): Promise<Look> {
  const [server, browser] = await Promise.all([serveGallery(0), launchChromium()])
  const url = server.resolvedUrls?.local[0] ?? ''
  const states = galleryStates.map(({ id }) => id).filter((id) => id.includes(only))
  try {
    await Promise.all([mkdir(folder, { recursive: true }), mkdir(findings, { recursive: true })])
    const differences: string[] = []
    for (const variant of variants) {
      const page = await windowFor(browser, variant)
      for (const state of states) {
        const taken = await shoot(page, url, state, variant)
        const difference = await judge(nameOf(state, variant), taken, isUpdate)
        if (difference) differences.push(difference)
      }
      await page.context().close()
    }
    if (!only) differences.push(...(await leftovers(states, isUpdate)))
    return { count: states.length * variants.length, differences }
  } finally {
    await Promise.all([server.close(), browser.close()])
  }
}

async function judge(name: string, taken: Buffer, isUpdate: boolean): Promise<string | undefined> {
  const reviewed = await readFile(`${folder}${name}`).catch(() => undefined)
  const difference = reviewed ? differenceOf(reviewed, taken) : 'has not been reviewed'
  if (!difference) return undefined
  await writeFile(`${isUpdate ? folder : findings}${name}`, taken)
  return `${name}: ${difference}`
}

/** Pictures of states that are no more. */
async function leftovers(states: readonly string[], isUpdate: boolean): Promise<readonly string[]> {
  const expected = new Set(states.flatMap((state) => variants.map((variant) => nameOf(state, variant))))
  const old = (await readdir(folder)).filter((name) => !expected.has(name))
  if (isUpdate) await Promise.all(old.map((name) => rm(`${folder}${name}`)))
  return old.map((name) => `${name}: its state is gone`)
}

function nameOf(state: string, { id }: Variant): string {
  return `${state}.${id}.png`
}

/** `npm run references [-- --update] [STATE]`: exit 1 where a state does not look as it was reviewed. */
export async function main(args: readonly string[]): Promise<number> {
  const isUpdate = args.includes('--update')
  const { count, differences } = await look({ isUpdate, only: args.find((item) => !item.startsWith('--')) ?? '' })
  for (const line of differences) console.log(line)
  console.log(
    `references: ${count} pictures, ${differences.length} ${isUpdate ? 'new' : `differ; they are in ${findings}`}`,
  )
  return isUpdate || differences.length === 0 ? 0 : 1
}
