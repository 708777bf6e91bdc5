/** A form of secret that is known by its look, or by its look and the name it is given. */
export interface SecretKind {
  readonly what: string
  /** Its whole match is the secret. */
  readonly form: RegExp
  /** What must stand before it on its line: a form that addresses and hashes have too says nothing alone. */
  readonly name?: RegExp
}

/** Secrets that must not get into a page, nor into a repository. */
export const secretKinds: readonly SecretKind[] = [
  { what: 'a private key in PEM form', form: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g },
  { what: 'a secret key of Stripe', form: /\b[sr]k_(?:live|test)_[0-9a-zA-Z]{16,}\b/g },
  { what: 'a secret key of OpenAI', form: /\bsk-(?:proj-)?[0-9a-zA-Z_-]{32,}/g },
  { what: 'an access key of AWS', form: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { what: 'a token of GitHub', form: /\b(?:gh[pousr]_[0-9a-zA-Z]{36}|github_pat_[0-9a-zA-Z_]{40,})\b/g },
  { what: 'a token of npm', form: /\bnpm_[0-9a-zA-Z]{36}\b/g },
  { what: 'a token of Slack', form: /\bxox[abprs]-[0-9a-zA-Z-]{16,}/g },
  {
    what: 'a client secret',
    form: /["'=:\s][0-9a-zA-Z_./+-]{16,}/g,
    name: /(?:client|api|auth|jwt|session|webhook)_?-?secret["']?\s*[:=]\s*$/i,
  },
]

/** A private key in PEM form with what it holds: code that names the first line alone has none. */
export const pemKey = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\\[rn]|\s)+[A-Za-z0-9+/=]{16,}/g

/** Addresses of RPC endpoints whose last part is the key that is paid for. */
export const keyedRpc: readonly RegExp[] = [
  /https:\/\/[\w.-]+\.infura\.io\/v3\/[0-9a-f]{32}\b/g,
  /https:\/\/[\w.-]+\.alchemy\.com\/v2\/[\w-]{20,}/g,
  /https:\/\/[\w.-]+\.quiknode\.pro\/[0-9a-f]{32,}/g,
  /https:\/\/rpc\.ankr\.com\/\w+\/[0-9a-f]{40,}/g,
  /https:\/\/[\w.-]+\.(?:blastapi\.io|chainstack\.com)\/[0-9a-f-]{32,}/g,
]

/** Beginnings of the variables that build tools put into the page. */
export const clientPrefixes: readonly string[] = ['VITE_', 'NEXT_PUBLIC_', 'PUBLIC_', 'REACT_APP_', 'EXPO_PUBLIC_']
