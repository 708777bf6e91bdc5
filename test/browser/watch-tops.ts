import { onTestFinished } from 'vitest'

/** The distances of what a selector finds from the top of the window, in whole pixels, in the order of the document. */
export function topsOf(selector: string): readonly number[] {
  return [...document.querySelectorAll(selector)].map((each) => Math.round(each.getBoundingClientRect().top))
}

/**
 * Looks at each frame where the first thing stands that each selector finds. The returned function gives, by selector, every
 * place where it stood: one, where nothing has moved.
 */
export function watchTops(...selectors: readonly string[]): () => Readonly<Record<string, readonly number[]>> {
  const seen = new Map<string, Set<number>>(selectors.map((selector) => [selector, new Set()]))
  function look(): void {
    for (const [selector, tops] of seen) {
      const [top] = topsOf(selector)
      if (top !== undefined) tops.add(top)
    }
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  onTestFinished(() => cancelAnimationFrame(frame))
  return () => Object.fromEntries([...seen].map(([selector, tops]) => [selector, [...tops]]))
}
