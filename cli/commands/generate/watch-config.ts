import { findConfig } from '../../config/find-config.js'
import { describeError } from '../../describe-error.js'
import type { GenerateContext } from '../../generate/plan-generate.js'

/** One run of the generator. It tells what it depends on, config first, as soon as it knows and again when it knows more. */
export type GenerateOnce = (onFiles: (files: readonly string[]) => void) => Promise<void>

/**
 * Runs the generator now and after every change of what it read, one run at a time; changes that come during a run
 * make one more run. An error is printed and waits for the next change. Resolves to 0 when Ctrl-C ends it. Throws
 * what `findConfig` throws when there is nothing to watch.
 */
export async function watchConfig(
  context: GenerateContext,
  configFile: string | undefined,
  generate: GenerateOnce,
): Promise<number> {
  const { log, signal } = context
  const { path } = await findConfig(context, configFile)
  const changes = createChangeSignal(signal)
  const watch = createWatch(context, changes.notify)
  watch.follow([path])
  while (!signal.aborted) {
    const seen = changes.count()
    const known = new Set<string>()
    try {
      await generate((files) => {
        for (const file of files) known.add(file)
      })
      watch.follow([...known])
    } catch (cause) {
      if (!signal.aborted) log.warn(describeError(cause).text)
      // A run that failed may not know all of its files any more, and repairing one of them must start the next.
      watch.follow([...new Set([...watch.followed(), ...known])])
    }
    if (!signal.aborted) log.note(`Watching ${path}. Press Ctrl-C to stop.`)
    await changes.after(seen)
  }
  watch.stop()
  return 0
}

/** A watch whose files change: the new one begins before the old one ends. */
function createWatch({ files }: GenerateContext, onChange: () => void) {
  let followed: readonly string[] = []
  let stop = (): void => {}
  return {
    followed: () => followed,
    stop: () => stop(),
    follow(paths: readonly string[]): void {
      if (paths.join('\n') === followed.join('\n')) return
      const stopBefore = stop
      stop = files.watch(paths, onChange)
      followed = paths
      stopBefore()
    },
  }
}

/** Counts changes, and lets a caller wait for the next one. */
function createChangeSignal(signal: AbortSignal) {
  let count = 0
  const waiting = new Set<() => void>()
  const wake = (): void => {
    for (const go of waiting) go()
    waiting.clear()
  }
  signal.addEventListener('abort', wake, { once: true })
  return {
    count: () => count,
    notify(): void {
      count += 1
      wake()
    },
    /** Resolves once there were more than `seen` changes, or the signal was aborted. */
    async after(seen: number): Promise<void> {
      if (count > seen || signal.aborted) return
      await new Promise<void>((resolve) => waiting.add(resolve))
    },
  }
}
