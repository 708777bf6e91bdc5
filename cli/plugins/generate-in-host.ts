import { watchConfig } from '../commands/generate/run-generate.js'
import { describeError, traceError } from '../errors.js'
import { type GenerateContext, generateFiles } from '../generate/generate.js'
import { showPlan } from '../plan/plan.js'
import type { ModalKitOptions } from './plugin-options.js'

/** How a generator runs inside a build tool. */
export interface HostRun extends Pick<ModalKitOptions, 'config'> {
  readonly context: GenerateContext
  readonly mode: string
}

/** What a dev server wants to hear. */
export interface HostEars {
  /** A run failed: files are as the run before left them. */
  onFailed(failure: Error): void
  /** A run ended well. */
  onDone(): void
}

/**
 * Generates once, before a build, and gives the files the outcome depends on. Throws an error whose message also
 * says what to do.
 */
export async function generateBeforeBuild(run: HostRun): Promise<readonly string[]> {
  try {
    return await generate(run)
  } catch (cause) {
    throw failureOf(cause)
  }
}

/**
 * Generates now and after every change, until the context is aborted; resolves when the first run has ended, however it
 * did. Throws as above when there is no config at all.
 */
export async function generateDuringDev(run: HostRun, ears: HostEars): Promise<void> {
  // The tool has its own way of saying that it watches.
  const quiet: GenerateContext = { ...run.context, log: { ...run.context.log, note: () => {} } }
  await new Promise<void>((resolve, reject) => {
    const watching = watchConfig(quiet, run.config, async (onFiles) => {
      try {
        await generate(run, onFiles)
        ears.onDone()
      } catch (cause) {
        if (!run.context.signal.aborted) ears.onFailed(failureOf(cause))
        throw cause
      } finally {
        resolve()
      }
    })
    watching.then(
      () => resolve(),
      (cause) => reject(failureOf(cause)),
    )
  })
}

async function generate(
  { context, mode, config }: HostRun,
  onFiles: (files: readonly string[]) => void = () => {},
): Promise<readonly string[]> {
  let known: readonly string[] = []
  const written = await generateFiles(context, {
    mode,
    ...(config !== undefined && { configFile: config }),
    onFiles(files) {
      known = files
      onFiles(files)
    },
  })
  if (written.changes.length > 0) context.log.note(showPlan(written))
  return known
}

/** For tools that print message and stack of what they are thrown: no stack where it is not a bug of ours. */
function failureOf(cause: unknown): Error {
  const { text, isBug } = describeError(cause)
  const failure = new Error(text, { cause })
  failure.stack = isBug ? traceError(cause) : text
  return failure
}
