/** What a person does (SECURITY 4.4). */
export const operations = [
  'boot',
  'inj',
  'WC',
  'mail',
  'soc',
  'SIWX',
  'send',
  'swap',
  'acct',
  'name',
  'ramp',
  'net',
  'out',
] as const

/** One of them. */
export type OperationId = (typeof operations)[number]

/** What goes wrong, by its number, and with which operations: each pair is one case. */
export const faults: readonly { readonly id: string; readonly fault: string; readonly with: string }[] = [
  { id: 'F01', fault: 'frame blocked (CSP / frame-ancestors)', with: 'boot mail soc SIWX send net out' },
  { id: 'F02', fault: 'frame request hangs, no bytes', with: 'boot mail soc SIWX send out' },
  { id: 'F03', fault: 'frame 5xx, HTML error page or script error', with: 'boot mail soc SIWX send out' },
  { id: 'F04', fault: 'frame reloads mid-request', with: 'mail soc SIWX send swap name net out' },
  { id: 'F05', fault: 'frame reply lost', with: 'mail soc SIWX send swap name net out' },
  { id: 'F06', fault: 'frame reply arrives twice', with: 'mail soc SIWX send swap name net' },
  { id: 'F07', fault: 'frame replies out of order', with: 'mail soc SIWX send swap acct name net' },
  { id: 'F08', fault: 'frame reply malformed or wrong type', with: 'mail soc SIWX send swap acct name net' },
  { id: 'F09', fault: 'host storage access throws', with: 'boot inj WC mail soc SIWX acct net out' },
  { id: 'F10', fault: 'host storage full (quota)', with: 'boot inj WC mail SIWX send acct net' },
  { id: 'F11', fault: 'host storage holds corrupt or old data', with: 'boot inj WC mail SIWX acct net' },
  { id: 'F12', fault: 'frame storage blocked or evicted', with: 'boot mail soc SIWX send out' },
  { id: 'F13', fault: 'API 401/403 (origin, key)', with: 'boot mail soc swap acct name ramp' },
  { id: 'F14', fault: 'API 429, with and without Retry-After', with: 'boot WC mail soc SIWX swap acct name ramp' },
  { id: 'F15', fault: 'API 500/502/503', with: 'boot mail soc SIWX send swap acct name ramp' },
  { id: 'F16', fault: 'API slow (10 s) and then answers', with: 'boot mail soc SIWX swap acct name ramp' },
  { id: 'F17', fault: 'API 200 with garbage, HTML or wrong shape', with: 'boot WC mail soc SIWX swap acct name ramp' },
  { id: 'F18', fault: 'API body truncated or over 2 MiB', with: 'boot WC swap acct name ramp' },
  {
    id: 'F19',
    fault: 'offline, then online again',
    with: 'boot inj WC mail soc SIWX send swap acct name ramp net out',
  },
  { id: 'F20', fault: 'primary RPC down, fallback up', with: 'SIWX send swap acct name net' },
  { id: 'F21', fault: 'every RPC down', with: 'SIWX send swap acct name net' },
  { id: 'F22', fault: 'RPC answers for the wrong chain', with: 'send swap acct net' },
  { id: 'F23', fault: 'RPC lags 50 blocks', with: 'send swap acct name' },
  { id: 'F24', fault: 'RPC 429 with a JSON-RPC error body', with: 'send swap acct net' },
  { id: 'F25', fault: 'socket drops mid-pairing', with: 'WC SIWX send net out' },
  { id: 'F26', fault: 'socket never opens', with: 'boot WC' },
  { id: 'F27', fault: 'pairing expires while QR is shown', with: 'WC' },
  { id: 'F28', fault: 'tab closed mid-flow, then reopened', with: 'inj WC mail soc SIWX send swap name net' },
  { id: 'F29', fault: 'two tabs act at once', with: 'inj WC mail soc SIWX send swap net out' },
  { id: 'F30', fault: 'clock skew +-5 min, +-1 day, jump during flow', with: 'WC mail soc SIWX send acct' },
  { id: 'F31', fault: 'wallet rejects (4001)', with: 'inj WC SIWX send swap name net' },
  { id: 'F32', fault: 'wallet never answers', with: 'inj WC SIWX send swap name net out' },
  { id: 'F33', fault: 'wallet answers after the user cancelled', with: 'inj WC SIWX send swap name net' },
  { id: 'F34', fault: 'wallet says a request is already pending (-32002)', with: 'inj SIWX send swap net' },
  { id: 'F35', fault: 'accountsChanged([]) or account swap mid-flow', with: 'SIWX send swap acct name' },
  { id: 'F36', fault: 'chainChanged mid-flow', with: 'SIWX send swap acct name net' },
  { id: 'F37', fault: 'transaction dropped from the mempool', with: 'send swap' },
  { id: 'F38', fault: 'transaction replaced (speed-up or cancel)', with: 'send swap' },
  { id: 'F39', fault: 'reorg removes a mined transaction', with: 'send swap acct' },
  { id: 'F40', fault: 'popup blocked', with: 'soc SIWX send swap ramp' },
  { id: 'F41', fault: 'popup closed, or opener cut by COOP', with: 'soc SIWX send swap ramp' },
  { id: 'F42', fault: 'extension reloaded mid-session', with: 'inj SIWX send net out' },
  {
    id: 'F43',
    fault: 'component unmounts and remounts mid-request',
    with: 'inj WC mail soc SIWX send swap acct name ramp net',
  },
  { id: 'F44', fault: 'page restored from back-forward cache', with: 'inj WC mail SIWX send acct' },
  { id: 'F45', fault: 'tab hidden, timers throttled for 5 min', with: 'WC mail soc SIWX send swap acct' },
]

/** Every case of the matrix: 289. */
export const cases: readonly { readonly fault: string; readonly operation: OperationId }[] = faults.flatMap(
  ({ id, with: named }) => named.split(' ').map((operation) => ({ fault: id, operation: operation as OperationId })),
)
