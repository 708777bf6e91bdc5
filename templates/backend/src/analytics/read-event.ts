import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { parseUrl } from '../http/parse-url.js'
import { knownProperties } from './known-properties.data.js'

/** A text property and a stack trace may be this long, in letters. */
const TEXT_MOST = 200
const TRACE_MOST = 2_000

const eventName = z.string().regex(/^[A-Z0-9_]{1,64}$/, 'is no name of an event')

const track = z.object({
  type: z.literal('track'),
  event: eventName,
  properties: z.record(z.string().max(100), z.unknown()).nullish(),
  address: z.string().max(200).nullish(),
})

const failure = z.object({
  type: z.literal('error'),
  event: eventName,
  errorType: z.string().max(1_000).nullish(),
  errorMessage: z.string().max(20_000).nullish(),
  stackTrace: z.string().max(60_000).nullish(),
})

/** One event as it is sent: `/e` takes one, `/batch` a list. Fields that it does not know are dropped. */
export const sentEvent = z.object({
  eventId: z.guid(),
  url: z.string().max(8_000).nullish(),
  domain: z.string().max(300).nullish(),
  /** Milliseconds since 1970, or ISO 8601. */
  timestamp: z.union([z.number().min(0).max(8.64e15), z.iso.datetime({ offset: true })]),
  props: z.discriminatedUnion('type', [track, failure]),
})

/** An event, decoded. */
export type SentEvent = z.output<typeof sentEvent>

/** An event without personal data. */
export interface CleanEvent {
  readonly eventId: string
  readonly kind: 'track' | 'error'
  readonly event: string
  /** Milliseconds since 1970, by the sender's clock. */
  readonly sentAt: number
  readonly domain: string
  readonly path: string
  readonly walletHash: string | null
  readonly properties: Readonly<Record<string, string | number | boolean>>
}

/**
 * Keeps of an event what statistics need: the path of the page without query, the address as a hash that is keyed by
 * the backend's secret and the project, and of its properties the known ones without addresses and e-mails.
 */
export function cleanEvent(sent: SentEvent, keys: { readonly secret: string; readonly projectId: string }): CleanEvent {
  const { props } = sent
  return {
    eventId: sent.eventId.toLowerCase(),
    kind: props.type,
    event: props.event,
    sentAt: Math.floor(typeof sent.timestamp === 'number' ? sent.timestamp : Date.parse(sent.timestamp)),
    ...pageOf(sent),
    walletHash: props.type === 'track' && props.address ? hashAddress(props.address, keys) : null,
    properties: props.type === 'track' ? cleanProperties(props.properties ?? {}) : errorProperties(props),
  }
}

function pageOf({ url, domain }: SentEvent): { readonly domain: string; readonly path: string } {
  const page = url ? parseUrl(url) : undefined
  return {
    domain: cleanText(domain ?? page?.hostname ?? '', TEXT_MOST),
    path: page && /^https?:$/.test(page.protocol) ? cleanText(page.pathname, TEXT_MOST) : '',
  }
}

function hashAddress(address: string, { secret, projectId }: { readonly secret: string; readonly projectId: string }) {
  // EVM addresses are written in several cases; others tell their letters apart.
  const same = /^0x/i.test(address) ? address.toLowerCase() : address
  return createHmac('sha256', secret).update(`analytics:${projectId}:${same}`).digest('hex').slice(0, 32)
}

function cleanProperties(properties: Readonly<Record<string, unknown>>): CleanEvent['properties'] {
  const kept: Record<string, string | number | boolean> = {}
  for (const key of knownProperties) {
    const value = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (typeof value === 'string') kept[key] = cleanText(value, TEXT_MOST)
    else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) kept[key] = value
  }
  return kept
}

function errorProperties({ errorType, errorMessage, stackTrace }: z.output<typeof failure>): CleanEvent['properties'] {
  return {
    ...(errorType ? { errorType: cleanText(errorType, TEXT_MOST) } : {}),
    ...(errorMessage ? { errorMessage: cleanText(errorMessage, TEXT_MOST) } : {}),
    ...(stackTrace ? { stackTrace: cleanText(stackTrace, TRACE_MOST) } : {}),
  }
}

/**
 * Takes out of a free text what could identify a user or grant access: e-mail addresses, wallet addresses, keys and
 * hashes, WalletConnect URIs, queries of URLs. Cut to `most` letters.
 */
export function cleanText(text: string, most: number): string {
  return text
    .slice(0, 4 * most)
    .replace(/\bwc:\S+/gi, '[uri]')
    .replace(/(\bhttps?:\/\/[^\s?#"')]*)[?#][^\s"')]*/gi, '$1')
    .replace(/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g, '[email]')
    .replace(/\b(0x)?[0-9a-fA-F]{32,}\b/g, '[hex]')
    .replace(/\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g, '[address]')
    .replace(/\b(bc1|tb1)[0-9a-z]{20,}\b/gi, '[address]')
    .replace(/\p{C}/gu, ' ')
    .slice(0, most)
}
