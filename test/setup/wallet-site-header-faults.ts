/** What a site does wrong in the headers of its document. */
export type HeaderFault =
  | 'no-frame-ancestors'
  | 'open-frame-ancestors'
  | 'wide-frame-ancestors'
  | 'x-frame-options'
  | 'no-embedder-policy'
  | 'no-resource-policy'
  | 'inline-scripts'
  | 'inline-elements'
  | 'kept-document'
  | 'guessed-type'
  | 'told-address'
  | 'any-project'

/** The headers that SECURITY 2.4 names, for the document of a site with these faults. */
export function headersWith(faults: readonly string[], origins: readonly string[]): Readonly<Record<string, string>> {
  const has = (fault: HeaderFault | 'theme-as-markup') => faults.includes(fault)
  const ancestors = [
    ...origins,
    ...(has('open-frame-ancestors') ? ['https:', 'http:'] : []),
    ...(has('wide-frame-ancestors') ? ['http://*.localhost'] : []),
  ].join(' ')
  return {
    'content-security-policy': [
      "default-src 'none'; base-uri 'none'; form-action 'none'",
      `script-src 'self'${has('inline-scripts') ? " 'unsafe-inline'" : ''}`,
      ...(has('inline-elements') ? ["script-src-elem 'self' 'unsafe-inline'"] : []),
      ...(has('theme-as-markup') ? ['img-src https:'] : []),
      ...(has('no-frame-ancestors') ? [] : [`frame-ancestors ${ancestors}`]),
    ].join('; '),
    ...(has('x-frame-options') && { 'x-frame-options': `ALLOW-FROM ${origins[0]}` }),
    ...(!has('no-embedder-policy') && { 'cross-origin-embedder-policy': 'require-corp' }),
    ...(!has('no-resource-policy') && { 'cross-origin-resource-policy': 'cross-origin' }),
    'origin-agent-cluster': '?1',
    ...(!has('told-address') && { 'referrer-policy': 'no-referrer' }),
    ...(!has('guessed-type') && { 'x-content-type-options': 'nosniff' }),
    'cache-control': has('kept-document') ? 'max-age=600' : 'no-cache',
  }
}
