/** A policy as a browser reads it: sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Every policy a page is served with: all of its headers, and those it writes itself. Each of them counts. */
export function policiesOf(headers: Headers, html: string): readonly Policy[] {
  const metas = [...html.matchAll(/<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy\b[^>]*>/gi)].map(
    ([tag]) => /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? '',
  )
  const texts = [...(headers.get('content-security-policy')?.split(',') ?? []), ...metas.map(unescapeQuotes)]
  return texts.filter((text) => text.trim()).map(parsePolicy)
}

/** Whether a page of `page` may use `origin` under a directive, or under `default-src` where that is not there. */
export function allows(
  policy: Policy,
  directive: string,
  { origin, page }: { readonly origin: string; readonly page: string },
): boolean {
  const sources = policy.get(directive) ?? policy.get('default-src')
  return !sources || sources.some((source) => covers(source, origin, page))
}

/** Whether a policy lets pages of `origin` show a document of `site` in a frame. Nothing stands in for this directive. */
export function allowsAncestor(policy: Policy, origin: string, site: string): boolean {
  const sources = policy.get('frame-ancestors')
  return !sources || sources.some((source) => covers(source, origin, site))
}

function parsePolicy(text: string): Policy {
  const rows = text.split(';').map((part) => part.trim().split(/\s+/))
  const policy = new Map<string, readonly string[]>()
  // The first of a name counts.
  for (const [name = '', ...sources] of rows)
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  return policy
}

/** CSP 3, "does url match expression", for what stands for whole origins. */
function covers(source: string, origin: string, page: string): boolean {
  if (source === "'self'") return origin === page
  // `data:` and its like.
  if (/^[a-z][a-z0-9+.-]*:$/i.test(origin)) return source.toLowerCase() === origin
  const { protocol, hostname, port } = new URL(origin)
  if (source === '*') return /^(https?|wss?):$/.test(protocol)
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return upgrades(source.toLowerCase(), protocol)
  const [, scheme, host = '', ownPort] = /^(?:([a-z]+):\/\/)?([^/:]+)(?::(\d+|\*))?/i.exec(source) ?? []
  if (!upgrades(scheme ? `${scheme.toLowerCase()}:` : new URL(page).protocol, protocol)) return false
  const isHost = host.startsWith('*.')
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : hostname === host.toLowerCase()
  return isHost && (ownPort === '*' || (ownPort ?? '') === port)
}

/** A source of a plain scheme covers the safe one too. */
function upgrades(source: string, protocol: string): boolean {
  return source === protocol || `${source.slice(0, -1)}s:` === protocol
}

function unescapeQuotes(text: string): string {
  return text
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
