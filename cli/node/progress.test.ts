import { expect, test } from 'vitest'
import { createProgressLine } from './progress.js'

/** A stream of 40 columns: `seen` is what a person sees of it, `text` all that was written. */
function screen(isLive: boolean) {
  const written: string[] = []
  const clock = { nowMs: 0 }
  const write = (text: string) => Boolean(written.push(text))
  const stream = { write, columns: 40 } as unknown as NodeJS.WritableStream
  const line = createProgressLine({ stream, isLive, nowMs: () => clock.nowMs })
  const text = () => written.join('')
  const seen = () =>
    text()
      .split('\n')
      .map((row) => row.split('\r\u001b[2K').at(-1))
  return { line, write, clock, text, seen }
}

test('behavior: at a terminal a step is one line that says what it is at and how long it takes', () => {
  const { line, seen, clock } = screen(true)
  const step = line.start('Installing')
  step.line('fetching')
  expect(seen()).toEqual(['Installing  fetching'])
  clock.nowMs = 12_300
  step.line('\u001b[32mlinking\u001b[0m\n')
  expect(seen()).toEqual(['Installing (12 s)  linking'])
  step.line('a very long line that would wrap at the edge')
  expect(seen()[0]).toHaveLength(39)
  step.done('Installed')
  expect(seen()).toEqual(['Installed', ''])
})

test('behavior: a step that is done without a word leaves nothing, one that failed leaves all it said', () => {
  const done = screen(true)
  done.line.start('Starting').done()
  expect(done.seen()).toEqual([''])
  const failed = screen(true)
  const step = failed.line.start('Installing')
  step.line('fetching')
  step.line('no network')
  step.fail()
  step.done('late')
  expect(failed.seen()).toEqual(['Installing', 'fetching', 'no network', ''])
})

test('behavior: what else is written stands above the line', () => {
  const { line, seen, write } = screen(true)
  const step = line.start('Starting')
  line.aside(() => write('api http://…\n'))
  expect(seen()).toEqual(['api http://…', 'Starting'])
  step.done()
  expect(seen()).toEqual(['api http://…', ''])
})

test('behavior: elsewhere every word is a line, and nothing moves', () => {
  const { line, text, write } = screen(false)
  const step = line.start('Installing')
  step.line('fetching')
  line.aside(() => write('other\n'))
  step.done('Installed')
  line.start('Starting').done()
  line.start('Asking').fail()
  expect(text()).toBe('Installing\nfetching\nother\nInstalled\nStarting\nAsking\n')
})
