import type { SitePageFault } from '../../setup/wallet-site-faults.js'

/** A fault of a site, and the rules that it breaks. */
export interface FaultRow {
  readonly fault: SitePageFault
  readonly breaks: readonly [string, ...string[]]
  /** What hides it, or is hidden by it: one site doesn't have both. */
  readonly apart?: readonly SitePageFault[]
}

const shown = 'is shown by the origins of the project alone'
const embedder = 'is shown by pages with a Cross-Origin-Embedder-Policy'
const written = 'runs no script that is written into it'
const anew = 'is asked for anew, is not guessed about, and tells no one its address'
const introduced = 'answers the introduction with its version, the nonce and its build'
const large = 'refuses messages over 256 KiB'
const signed = 'signs what a person approves'
const aborted = 'ends an open signature with RPC_ABORT, and signs it no more'
const leftOpen = 'leaves other signatures open with RPC_ABORT'

/** Faults that a site of either protocol can have, each with the rule that it breaks in both. */
const common: readonly FaultRow[] = [
  { fault: 'no-frame-ancestors', breaks: [shown] },
  { fault: 'x-frame-options', breaks: ['comes without X-Frame-Options, which knows one origin at most'] },
  { fault: 'no-resource-policy', breaks: [embedder] },
  { fault: 'refuses-unseen', breaks: ['keeps working in a page that moves it from view'] },
  { fault: 'unknown-types', breaks: ['does nothing with messages of an unknown type'] },
  { fault: 'takes-large', breaks: [large], apart: ['dies-on-large'] },
  { fault: 'theme-as-markup', breaks: ['runs and fetches nothing that a theme says'] },
  { fault: 'guest-account', breaks: ['knows no one without a login'], apart: ['forgets-reload'] },
  { fault: 'silent-reads', breaks: ['answers what only reads, with or without a login'] },
  { fault: 'sends-for-all', breaks: ['signs, sends and grants nothing without a login'] },
  { fault: 'adds-networks', breaks: ['refuses methods outside the lists'] },
  { fault: 'any-code', breaks: ['lets a person in by the code of the mail, and not by another'] },
  { fault: 'forgets-reload', breaks: ['knows the person after a reload of the page'], apart: ['survives-sign-out'] },
  { fault: 'stays-on-network', breaks: ['moves to another network, and tells it'] },
  { fault: 'bare-signatures', breaks: [signed] },
  { fault: 'survives-sign-out', breaks: ['forgets the person with SIGN_OUT'] },
]

/** The faults of sites of a port. */
const port: readonly FaultRow[] = [
  ...common,
  { fault: 'open-frame-ancestors', breaks: [shown] },
  { fault: 'wide-frame-ancestors', breaks: [shown] },
  { fault: 'no-embedder-policy', breaks: [embedder] },
  { fault: 'inline-scripts', breaks: [written] },
  { fault: 'inline-elements', breaks: [written] },
  { fault: 'kept-document', breaks: [anew] },
  { fault: 'guessed-type', breaks: [anew] },
  { fault: 'told-address', breaks: [anew] },
  { fault: 'any-project', breaks: ['has no document for a project that it doesn’t know'] },
  { fault: 'no-nonce', breaks: [introduced] },
  { fault: 'no-build', breaks: [introduced] },
  { fault: 'no-range', breaks: ['tells its versions to an app that has none of them'] },
  { fault: 'always-best', breaks: ['speaks no version that it is not offered'] },
  { fault: 'binds-again', breaks: ['is bound to one port, and hears no second introduction'] },
  { fault: 'two-ports', breaks: ['hears no introduction without a port, or with two'] },
  { fault: 'portless-answers', breaks: ['hears no introduction without a port, or with two'] },
  { fault: 'lenient-introduction', breaks: ['hears no malformed introduction'] },
  { fault: 'any-window', breaks: ['hears no introduction of a frame beside it'] },
  { fault: 'no-origin', breaks: ['hears no page in a sandbox, which has no origin'] },
  {
    fault: 'any-origin',
    breaks: ['hears no origin that the project doesn’t allow, in a browser that shows it to all'],
  },
  { fault: 'posts-to-window', breaks: ['posts nothing to the window of the app'] },
  { fault: 'unknown-fields', breaks: ['refuses fields that it doesn’t know'] },
  { fault: 'any-version', breaks: ['refuses another version than was agreed on'] },
  { fault: 'number-ids', breaks: ['refuses requests without an id, or with one that is none'] },
  { fault: 'bends-payloads', breaks: ['refuses payloads of another shape'] },
  { fault: 'dies-on-large', breaks: [large] },
  { fault: 'long-lists', breaks: ['refuses lists of over 1,000 items'] },
  { fault: 'fails-after-deep', breaks: ['goes on after a message over 16 levels deep'] },
  { fault: 'any-theme', breaks: ['refuses a theme that is none'] },
  { fault: 'answers-twice', breaks: ['answers each request once, by its id and name'], apart: ['signs-again'] },
  { fault: 'own-words', breaks: ['says of methods outside the lists that they are not allowed'] },
  { fault: 'other-text', breaks: [signed] },
  { fault: 'signs-again', breaks: ['does a request once per id, and answers it alike again'] },
  { fault: 'forgets-status', breaks: ['tells by STATUS what is open, done or never began, after a reload too'] },
  { fault: 'waits-in-line', breaks: ['answers other requests while a signature waits'] },
  { fault: 'ignores-abort', breaks: [aborted], apart: ['aborts-all', 'signs-aborted'] },
  { fault: 'signs-aborted', breaks: [aborted] },
  { fault: 'aborts-all', breaks: [leftOpen] },
]

/** The faults of sites of window messages. */
const envelope: readonly FaultRow[] = [
  ...common,
  { fault: 'ready-in-words', breaks: ['says by itself that it is ready'] },
  { fault: 'any-window', breaks: ['answers no request of a frame beside it'], apart: ['answers-twice'] },
  {
    fault: 'answers-twice',
    breaks: ['answers each request once, by its id and name', 'answers no request of a frame beside it'],
  },
]

/** All faults, by the protocol that the site speaks. */
export const faultTable = { 5: port, 4: envelope } as const

/** How many faults a site has at most. */
const MOST_FAULTS = 8

/**
 * Puts the faults on as few sites as there can be. Those of one site break different rules and don't hide each other, so that what is
 * broken there tells each of them. A fault goes to the emptiest site that it fits, or to a new one.
 */
export function putOnSites(rows: readonly FaultRow[]): readonly (readonly FaultRow[])[] {
  const sites: FaultRow[][] = Array.from({ length: Math.ceil(rows.length / MOST_FAULTS) }, () => [])
  for (const row of rows) {
    const [emptiest] = sites
      .filter((site) => site.every((other) => goTogether(row, other)))
      .sort((one, other) => one.length - other.length)
    if (emptiest) emptiest.push(row)
    else sites.push([row])
  }
  return sites
}

function goTogether(one: FaultRow, other: FaultRow): boolean {
  if (one.breaks.some((rule) => other.breaks.includes(rule))) return false
  return !one.apart?.includes(other.fault) && !other.apart?.includes(one.fault)
}
