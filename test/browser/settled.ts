import { until } from './until.js'

/** Waits until everything that comes or goes has done so; what turns on and on does not count. */
export async function settled(): Promise<void> {
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  let quietFrames = 0
  await until(
    async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const isMoving = document.getAnimations().filter(ends).length > 0
      quietFrames = isMoving ? 0 : quietFrames + 1
      return quietFrames > 2
    },
    { interval: 0 },
  )
}
