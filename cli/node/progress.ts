import type { Progress } from '../context.js'

/** Long steps as they are shown. */
export interface ProgressLine {
  /** Begins a step. One that is still there is over. */
  start(title: string): Progress
  /** Writes something else: the line makes way for it, and comes back below. */
  aside(write: () => void): void
}

interface Step {
  readonly title: string
  readonly startedMs: number
  readonly said: string[]
}

const TICK_MS = 1000
const CLEAR = '\r\u001b[2K'

/**
 * Shows long steps on a stream. Live, a step is one line that is written over again and again and counts the seconds;
 * otherwise its title and each of its words are lines of their own. `nowMs` is the clock.
 */
export function createProgressLine(options: {
  readonly stream: NodeJS.WritableStream & { readonly columns?: number }
  readonly isLive: boolean
  readonly nowMs?: () => number
}): ProgressLine {
  const { stream, isLive, nowMs = () => performance.now() } = options
  let step: Step | undefined
  let timer: NodeJS.Timeout | undefined
  const draw = (): void => {
    if (step) stream.write(CLEAR + lineOf(step, nowMs(), stream.columns ?? 80))
  }
  const end = (ended: Step, text: string): void => {
    if (step !== ended) return
    clearInterval(timer)
    step = undefined
    stream.write(CLEAR + text)
  }
  const aside = (write: () => void): void => {
    if (step) stream.write(CLEAR)
    write()
    draw()
  }
  const startLive = (title: string): Progress => {
    if (step) end(step, '')
    const own: Step = { title, startedMs: nowMs(), said: [] }
    step = own
    draw()
    timer = setInterval(draw, TICK_MS)
    timer.unref()
    return {
      line(text) {
        own.said.push(text)
        draw()
      },
      done: (text) => end(own, text === undefined ? '' : `${text}\n`),
      fail: () => end(own, [title, ...own.said, ''].join('\n')),
    }
  }
  return { aside, start: isLive ? startLive : (title) => startPlain(title, stream) }
}

function startPlain(title: string, stream: NodeJS.WritableStream): Progress {
  const say = (text: string): void => void stream.write(`${text}\n`)
  say(title)
  return { line: say, done: (text) => void (text !== undefined && say(text)), fail: () => {} }
}

/** One line that fits: a terminal would go on below, where it is never written over. */
function lineOf({ title, startedMs, said }: Step, nowMs: number, columns: number): string {
  const seconds = Math.floor((nowMs - startedMs) / 1000)
  const time = seconds > 0 ? ` (${seconds} s)` : ''
  const last = printable(said.findLast((text) => printable(text) !== '') ?? '')
  return `${title}${time}${last ? `  ${last}` : ''}`.slice(0, Math.max(columns - 1, 10))
}

/** Without colours and other controls, which would move the line. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is taken out
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]|[\u0000-\u001f\u007f]/g, '').trim()
}
