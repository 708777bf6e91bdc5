import { defineErrors } from '../../schema/explain-error.js'
import type { Resolved } from '../config/resolved.js'
import { cspDirectives } from '../generate/artifacts.js'
import { parseUrl } from '../parse-url.js'
import type { Directive } from './directive.js'

/** What the page may load: its own files, and nothing that is not named. */
const loads: readonly Directive[] = [
  { name: 'default-src', sources: ["'none'"] },
  { name: 'script-src', sources: ["'self'"] },
  { name: 'style-src', sources: ["'self'"] },
  { name: 'img-src', sources: ["'self'"] },
  { name: 'font-src', sources: ["'self'"] },
  { name: 'connect-src', sources: ["'self'"] },
]

/** What the page itself may do. None of it is covered by `default-src`. */
const acts: readonly Directive[] = [
  { name: 'base-uri', sources: ["'none'"] },
  { name: 'form-action', sources: ["'none'"] },
  { name: 'frame-ancestors', sources: ["'none'"] },
  { name: 'require-trusted-types-for', sources: ["'script'"] },
  { name: 'trusted-types', sources: ["'none'"] },
]

/**
 * The smallest policy under which the kit works with this config: the strict one for a page that loads only its own
 * files, and the sources of `csp.json`. Throws `csp/unwritable-origin`.
 */
export function policyOf(resolved: Resolved): readonly Directive[] {
  const needs = Object.entries(cspDirectives(resolved)).filter(([, sources]) => sources.length > 0)
  const known = loads.map(({ name, sources }) => {
    const needed = needs.find(([directive]) => directive === name)?.[1] ?? []
    return { name, sources: [...new Set([...sources, ...needed.map(sourceOf)])] }
  })
  const more = needs
    .filter(([directive]) => !loads.some(({ name }) => name === directive))
    .map(([name, sources]) => ({ name, sources: sources.map(sourceOf) }))
  return [...known, ...more, ...acts]
}

const keyword = /^'[a-z-]+'$/
const scheme = /^[a-z][a-z0-9+.-]*:$/
const host = /^(?:https?|wss?):\/\/[a-z0-9_.-]+(?::\d+)?$/

/** A source as a header can carry it: a name in other letters in its ASCII form. */
function sourceOf(source: string): string {
  if (keyword.test(source) || scheme.test(source)) return source
  const origin = parseUrl(source)?.origin ?? source
  if (!host.test(origin)) throw cspError('csp/unwritable-origin', { origin: source })
  return origin
}

/** What makes a policy impossible to write. */
const cspError = defineErrors({
  'csp/unwritable-origin': {
    title: 'Address not fit for a policy',
    message: "{origin} can't be named in a Content-Security-Policy.",
    fix: 'Write a plain host name in modal.config.ts, such as localhost for [::1].',
  },
})
