import type { ActivityKind } from './texts.js'

const [down, up] = ['M10 4.25v11.5M5.25 11L10 15.75 14.75 11', 'M10 15.75V4.25M5.25 9L10 4.25 14.75 9']
const out = 'M7 5.75h7.25V13M14.25 5.75l-8.5 8.5'
const into = 'M10 3.75v8M6.5 8.5l3.5 3.25 3.5-3.25M4.25 16.25h11.5'
const outOf = 'M10 12V4M6.5 7.25L10 4l3.5 3.25M4.25 16.25h11.5'
const plus = 'M10 4.25v11.5M4.25 10h11.5'
const check = 'M4.5 10.5l3.75 3.75L15.5 6.5'
const cross = 'M5.5 5.5l9 9M14.5 5.5l-9 9'
const code = 'M7.25 5.75L3 10l4.25 4.25M12.75 5.75L17 10l-4.25 4.25'

/** The mark of each kind of transaction, drawn as a line of 1.75 on a field of 20. */
export const operationMarks: Readonly<Record<ActivityKind | 'failed' | 'pending' | 'other', string>> = {
  approve: check,
  bought: down,
  borrow: down,
  burn: 'M10 3c.4 2.9 4.75 4.6 4.75 8.6a4.75 4.75 0 0 1-9.5 0c0-2.2 1.2-3.4 2-4.6.9.8 1.3 1.5 1.4 2.4C9.8 7.9 10.3 5.6 10 3z',
  cancel: cross,
  claim: down,
  deploy: code,
  deposit: into,
  execute: code,
  mint: plus,
  receive: down,
  repay: up,
  send: out,
  sell: up,
  stake: into,
  trade: 'M4 7.25h11.25M12 4l3.25 3.25L12 10.5M16 12.75H4.75M8 9.5l-3.25 3.25L8 16',
  unstake: outOf,
  withdraw: outOf,
  failed: 'M10 4.5v7M10 15.2v.05',
  pending: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 6.25V10l2.5 1.5',
  other: 'M4.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z',
}
