import { expect, test } from 'vitest'
import { createEnvelopeLink } from './envelope-link.js'

const ready = { type: '@w3m-frame/READY', payload: {} }

/** A link, and what it tells, by turns: `load` of the frame, `ready` of its document, `leave` before a reload. */
function told(turns: string): string {
  const said: string[] = []
  let hear: (data: unknown) => void = () => {}
  const link = createEnvelopeLink({
    frame: {
      post: () => {},
      onMessage(_, listener) {
        hear = listener
      },
    },
    origin: 'https://wallet.example',
    events: {
      onReady: () => said.push('ready'),
      onRestart: () => said.push('restart'),
      onMessage: () => said.push('message'),
      onVersion: () => said.push('version'),
      onDropped: () => said.push('dropped'),
    },
  })
  for (const turn of turns.split(' ')) {
    if (turn === 'load') link.load()
    else if (turn === 'leave') link.leave()
    else hear(turn === 'ready' ? ready : { type: turn })
  }
  return said.join(' ')
}

test.each([
  ['load ready', 'ready'],
  ['ready load', 'ready'],
  ['load ready load ready', 'ready restart ready'],
  ['ready load ready load', 'ready restart ready'],
  ['ready load load ready', 'ready restart ready'],
  ['load ready ready load', 'ready restart ready'],
  ['load leave ready load', 'ready'],
  ['load leave load ready', 'ready'],
  ['load ready load', 'ready restart'],
  ['other', 'dropped'],
  ['ready other', 'ready message'],
])('behavior: %s', (turns, expected) => {
  expect(told(turns)).toBe(expected)
})
