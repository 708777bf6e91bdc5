import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createNodeContext, type NodeProcess } from './node-context.js'

function fakeProcess({ isTTY = true, env = {} }: { isTTY?: boolean; env?: Record<string, string> } = {}) {
  const events = new EventEmitter()
  const stream = () => Object.assign(new PassThrough(), { isTTY })
  const streams = { stdin: stream(), stdout: stream(), stderr: stream() }
  const exits: number[] = []
  const process = Object.assign(events, {
    cwd: () => '/app',
    exit: (code: number) => void exits.push(code),
    env,
    ...streams,
  })
  // Only what the context uses of a process is played.
  return { events, streams, exits, ...createNodeContext(process as unknown as NodeProcess) }
}

test.each([
  [{ isTTY: true }, true],
  [{ isTTY: false }, false],
  [{ isTTY: true, env: { CI: 'true' } }, false],
  [{ isTTY: true, env: { CI: '' } }, true],
])('behavior: with %j it may ask: %s', (world, isInteractive) => {
  expect(fakeProcess(world).context.isInteractive).toBe(isInteractive)
})

test('behavior: the answer goes to stdout, talk to stderr', () => {
  const { context, streams } = fakeProcess()
  context.log.out('answer')
  context.log.note('note')
  context.log.warn('warning')
  expect(String(streams.stdout.read())).toBe('answer\n')
  expect(String(streams.stderr.read())).toBe('note\nwarning\n')
})

/** What a person sees of a long step beside which something is said. */
function longStep(world: { isTTY?: boolean; env?: Record<string, string> }): string {
  const { context, streams } = fakeProcess(world)
  const step = context.progress('Installing')
  step.line('fetching')
  context.log.warn('warning')
  step.done('Installed')
  return String(streams.stderr.read())
}

test('behavior: a long step is one line at a terminal, below what else is said', () => {
  const [erase, line] = ['\r\u001b[2K', 'Installing  fetching']
  expect(longStep({})).toBe(`${erase}Installing${erase}${line}${erase}warning\n${erase}${line}${erase}Installed\n`)
})

test.each([[{ isTTY: false }], [{ env: { CI: '1' } }], [{ env: { NO_COLOR: '1' } }], [{ env: { TERM: 'dumb' } }]])(
  'behavior: with %j its words are plain lines',
  (world) => expect(longStep(world)).toBe('Installing\nfetching\nwarning\nInstalled\n'),
)

test('behavior: a program may be listened to, line by line', async () => {
  const { context } = fakeProcess()
  const lines: string[] = []
  const script = "console.log('one'); console.error('two'); process.stdout.write('three'); process.exitCode = 3"
  const code = await context.run(process.execPath, ['-e', script], {
    cwd: process.cwd(),
    onLine: (line) => void lines.push(line),
  })
  expect([code, lines.sort()]).toEqual([3, ['one', 'three', 'two']])
})

test('behavior: Ctrl-C aborts, and nothing listens after dispose', () => {
  const { context, events, dispose } = fakeProcess()
  events.emit('SIGINT')
  expect(context.signal.aborted).toBe(true)
  dispose()
  expect(events.eventNames()).toEqual([])
})

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGINT'],
  ['SIGHUP', 'SIGTERM'],
])('behavior: %s aborts, %s after it ends the program by exit, and nothing listens after dispose', (first, second) => {
  const { context, events, exits, dispose } = fakeProcess()
  events.emit(first)
  expect([context.signal.aborted, exits]).toEqual([true, []])
  events.emit(second)
  expect(exits).toEqual([130])
  dispose()
  expect(events.eventNames()).toEqual([])
})

test('behavior: a reader that went away is no error, anything else is', () => {
  const { streams } = fakeProcess()
  expect(streams.stdout.emit('error', Object.assign(new Error('closed'), { code: 'EPIPE' }))).toBe(true)
  expect(() => streams.stdout.emit('error', new Error('broken'))).toThrow('broken')
})
