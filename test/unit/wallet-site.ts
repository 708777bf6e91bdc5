import type { Reply } from './doctor-world.js'

/** Where the wallet's site is. */
export const site = 'https://wallet.example'
/** The document that the frame loads. */
export const frame = `${site}/sdk`
/** What is asked of it, as the end of an address. */
export const asked = '/sdk?projectId=abcd1234&chainId=eip155%3A1&version=4'
/** Where the app is served from. */
export const app = 'https://app.example'

/** What SECURITY 2.4 wants of the document. */
const right = {
  'content-type': 'text/html',
  'content-security-policy': `default-src 'none'; frame-ancestors ${app}`,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
/** What a page of the app is served with. */
export const policy = {
  'content-type': 'text/html',
  'content-security-policy': `default-src 'self'; img-src 'self' data:; connect-src https:; frame-src ${site}`,
}

/** What a config says of services, with e-mail on. */
export const withWallet = (place = `'${frame}'`, email = 'true') => ({
  services: `{ api: 'https://api.example', frame: ${place} },\n  features: { email: ${email} }`,
})

/** Headers of the site; `undefined` leaves one out. */
export type SiteHeaders = Readonly<Record<string, string | undefined>>
/** Headers of the site, right but for these. */
export const headers = (changes: SiteHeaders) =>
  Object.fromEntries(
    Object.entries({ ...right, ...changes }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ) as Record<string, string>
/** The site, with these headers. */
export const answering = (changes: SiteHeaders = {}): Readonly<Record<string, Reply>> => ({
  [asked]: [200, '<h1>Wallet</h1>', headers(changes)],
})
