import { cdp, commands } from 'vitest/browser'
import { settled } from '../settled.js'
import type { EnterHost } from './host-pages.js'

/** By host, how many pixels of the viewport differ from the page as it is; a host where none does is left out. */
export async function differences(
  name: string,
  hosts: Readonly<Record<string, EnterHost>>,
  part: HTMLElement,
): Promise<Readonly<Record<string, number>>> {
  const expected = await freshPicture(part)
  const found: Record<string, number> = {}
  for (const [host, enter] of Object.entries(hosts)) {
    const leave = await enter()
    const isSame = (await picture()) === expected
    const count = isSame ? 0 : await commands.comparePictures(`${name} in ${host}`, expected, await freshPicture(part))
    if (count > 0) found[host] = count
    leave()
  }
  return found
}

/** A picture of the part drawn at one go: curves that are drawn again in part come out smoothed a little otherwise. */
async function freshPicture(part: HTMLElement): Promise<string> {
  part.style.clipPath = 'inset(50%)'
  await twoFrames()
  part.style.clipPath = ''
  return picture()
}

/** A picture of the viewport, where what goes on and on stands at its beginning. */
async function picture(): Promise<string> {
  await twoFrames()
  if (document.getAnimations().some(isPassing)) await settled()
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  const clip = { x: 0, y: 0, width: innerWidth, height: innerHeight, scale: 1 }
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
  return data
}

function isPassing({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
}

function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
