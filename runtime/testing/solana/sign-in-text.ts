import type { SolanaSignInInput } from '../../contract/solana-provider.js'

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
export function signInText(fields: SolanaSignInInput & { readonly domain: string; readonly address: string }): string {
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
