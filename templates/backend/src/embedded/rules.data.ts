const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** An hour, in ms: a window of the limits. */
export const HOUR_MS = 60 * MINUTE_MS
/** A day, in ms: a window of the limits. */
export const DAY_MS = 24 * HOUR_MS

/** The numbers of SECURITY 2.6 to 2.9. Times in ms. */
export const rules = {
  /** A code has six digits and five tries. */
  codeDigits: 6,
  codeMs: 10 * MINUTE_MS,
  codeTries: 5,
  /** The link of a new device. */
  linkMs: 15 * MINUTE_MS,
  /** Between two codes for one address on one device. */
  resendMs: 30 * SECOND_MS,
  codesPerEmailHour: 5,
  codesPerEmailDay: 10,
  /** Of one /24 of IPv4, or /56 of IPv6. */
  codesPerNetworkHour: 20,
  /** More mails of a project wait. */
  mailsPerProjectHour: 1_000,
  /** Wrong codes of an address in a day after which new devices are locked out, and for how long. */
  failuresPerEmailDay: 20,
  lockMs: DAY_MS,
  /** Wrong codes of a project in an hour after which known devices need the link too, and every answer is slower. */
  failuresPerProjectHour: 500,
  slowMs: 2 * SECOND_MS,
  /** A mail that could not be sent in this time is dropped. */
  mailMs: 10 * MINUTE_MS,
  sessionIdleMs: 7 * DAY_MS,
  sessionMs: 30 * DAY_MS,
  /** A session's token that is older is replaced when the session is asked for. */
  rotateMs: DAY_MS,
  /** How long the token before counts, once the new one was used. */
  previousMs: MINUTE_MS,
  /** A proof may be this much older or newer than the clock here. */
  proofMs: 5 * MINUTE_MS,
  nonceMs: 10 * MINUTE_MS,
  /** Of a wallet's secret to its frame (SECURITY 2.6). More of a project raise an alarm, once an hour. */
  releasesPerUserDay: 20,
  releasesPerProjectHour: 100,
  /** Lines of the audit, and transactions that were sent, are kept for this time (SECURITY 2.7). */
  auditMs: 400 * DAY_MS,
  transactionMs: 90 * DAY_MS,
  /** How often the same signed bytes are given to the nodes. */
  sendTries: 2,
  /** How long a transaction's nonce is taken before the chain has counted it. One that is older and not counted is lost. */
  nonceTakenMs: MINUTE_MS,
  /** The tip for a unit of gas where a node has no opinion, in wei. */
  tipWei: 1_000_000_000n,
  /** Small enough for a first transfer without the window: a hundredth of the native token, twenty dollars. */
  smallNativeParts: 100n,
  smallDollars: 20n,
  /** How long one request may ask the nodes: below the deadline of the site. */
  signingMs: 14 * SECOND_MS,
  /** How long one request waits for the link, and how often it looks. */
  waitMs: 25 * SECOND_MS,
  lookMs: SECOND_MS,
} as const
