import { expect, type Request, type Response } from '@playwright/test'
import type { SiteApp } from './site-app.js'

/** One policy of a document: its directives by name, each with what it lists. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Reads the policies of a `Content-Security-Policy` header. */
export function readPolicies(header: string | undefined): readonly Policy[] {
  return (header ?? '')
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => {
      const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
      return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
    })
}

/** The headers of the document in the frame, as the browser got them. Fails where it got none. */
export async function headersOf(app: SiteApp): Promise<Readonly<Record<string, string>>> {
  const document: Response | undefined = app.document()
  expect(document, 'the site has answered with a document').toBeDefined()
  return (await document?.allHeaders()) ?? {}
}

/**
 * Takes what keeps other origins out from the headers of the document, as in a browser that doesn't know it. The site then has to
 * look at the origin by itself (SECURITY 2.2).
 */
export async function withoutFrameAncestors({ page }: SiteApp, url: string): Promise<void> {
  const { origin, pathname } = new URL(url)
  await page.route(
    (asked) => asked.origin === origin && asked.pathname === pathname,
    async (route) => {
      const response = await route.fetch(fetchable(route.request()))
      const { 'x-frame-options': _, ...headers } = response.headers()
      const policy = headers['content-security-policy']?.replace(/frame-ancestors[^;,]*;?/gi, '')
      await route.fulfill({
        response,
        headers: { ...headers, ...(policy !== undefined && { 'content-security-policy': policy }) },
      })
    },
  )
}

/**
 * Fetches in the place of the page what it asks of the site: Chromium gives a page without an origin nothing that is on this machine,
 * where sites are that are tested before they are published.
 */
export async function fetchInPlace({ page }: SiteApp, url: string): Promise<void> {
  const { origin } = new URL(url)
  await page.route(
    (asked) => asked.origin === origin,
    async (route) => route.fulfill({ response: await route.fetch(fetchable(route.request())) }),
  )
}

/** Browsers take every `*.localhost` for this machine, and Node asks a name server about it. */
function fetchable(request: Request): { readonly url?: string; readonly headers?: Record<string, string> } {
  const url = new URL(request.url())
  if (!url.hostname.endsWith('.localhost')) return {}
  const { host } = url
  url.hostname = '127.0.0.1'
  return { url: url.href, headers: { ...request.headers(), host } }
}
