import { statSync } from 'node:fs'

/** How long the disk must be quiet before a change is told, in milliseconds: editors write a file in several steps. */
const quietMs = 60

/**
 * Calls `onChange`, debounced, when one of `paths` changes, appears or goes. The returned function stops. A watch in the
 * background does not keep the process alive.
 */
export function watchFiles(
  paths: readonly string[],
  onChange: () => void,
  onError: (error: Error) => void,
  isBackground = false,
): () => void {
  const stop = new AbortController()
  start(paths, { onChange, onError, isBackground, signal: stop.signal, before: stampOf(paths) }).catch(onError)
  return () => stop.abort()
}

interface Watch {
  readonly onChange: () => void
  readonly onError: (error: Error) => void
  readonly isBackground: boolean
  readonly signal: AbortSignal
  /** What the files were when the watch was asked for. */
  readonly before: string
}

async function start(
  paths: readonly string[],
  { onChange, onError, isBackground, signal, before }: Watch,
): Promise<void> {
  // Loaded here because only `--watch` needs it.
  const { watch } = await import('chokidar')
  if (signal.aborted) return
  const watcher = watch([...paths], { ignoreInitial: true, atomic: true, persistent: !isBackground })
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, quietMs)
  }
  watcher.on('all', tell)
  // Nothing is reported of what changes while the watch is being set up.
  watcher.on('ready', () => before !== stampOf(paths) && tell())
  watcher.on('error', (cause) => onError(cause instanceof Error ? cause : new Error(String(cause))))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    watcher.close().catch(onError)
  })
}

function stampOf(paths: readonly string[]): string {
  return paths
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((stat) => `${stat?.mtimeMs} ${stat?.size}`)
    .join()
}
