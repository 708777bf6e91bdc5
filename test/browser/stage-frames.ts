import { type Frames, watchFrames } from './frames.js'

/** What the panel is in a frame. */
export interface StageFrame {
  /** How high the stage is, in whole pixels. */
  readonly height: number
  /** Whether there is something to see in it: a view, the one that leaves, or a wait. */
  readonly isBlank: boolean
}

/** Looks in every frame until the test is over, or `stop` is called, how high the stage is and whether it shows anything. */
export function watchStage(): Frames<StageFrame | null> {
  return watchFrames(() => {
    const stage = document.querySelector<HTMLElement>('dialog[open] .mk-stage')
    return stage && { height: stage.offsetHeight, isBlank: !showsAnything(stage) }
  })
}

/** What a view is made of that can be seen. */
const ink = 'img, svg, button, input, .mk-image, .mk-shimmer, .mk-spinner, .mk-text, .mk-heading, p, li'

/**
 * Whether something is drawn or on its way in or out: how much of it is seen in the middle of its motion is a matter of
 * when a frame came, and no test of many frames.
 */
function showsAnything(stage: HTMLElement): boolean {
  return [...stage.querySelectorAll<HTMLElement>(ink)].some((node) => node.checkVisibility() && node.offsetHeight !== 0)
}

/** How much of the most visible thing in the stage is seen, from 0 to 1, in this moment of its motion. */
export function seenOf(stage: HTMLElement): number {
  const opacities = [...stage.querySelectorAll(ink)].map((node) => opacityOf(node, stage))
  return Math.max(0, ...opacities)
}

/** Of an element with all that it stands in, up to a given one. */
function opacityOf(node: Element | null, end: Element): number {
  if (!node || node === end) return 1
  return Number(getComputedStyle(node).opacity) * opacityOf(node.parentElement, end)
}

/** Whether numbers only grow, or only shrink. */
export function isOneWay(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((each, index) => Math.sign(each - (numbers[index] ?? each)))
  return !(steps.includes(1) && steps.includes(-1))
}
