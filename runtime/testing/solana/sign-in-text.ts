/** What a page asks a wallet to sign in with (Sign-In With Solana); each field is a line of the message. */
export interface SignInFields {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

const lines = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/** The message that is signed; the wallet fills in domain and address where the page leaves them out. */
export function signInText(fields: SignInFields & { readonly domain: string; readonly address: string }): string {
  const { domain, address, statement, resources } = fields
  const given = lines.flatMap(([label, key]) => (fields[key] === undefined ? [] : [`${label}: ${fields[key]}`]))
  const listed = resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []
  const blocks = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(given.length + listed.length > 0 ? [[...given, ...listed].join('\n')] : []),
  ]
  return blocks.join('\n\n')
}
