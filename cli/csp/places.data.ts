import type { Change } from './directive.js'

/** What browsers ignore in a `<meta>` tag. */
export const meta: Change = { without: ['frame-ancestors', 'report-uri', 'sandbox'] }

/** What `vite dev` does: it puts the preamble of React Refresh and every stylesheet into the page. */
export const viteDevelopment: Change = {
  with: { 'script-src': ["'unsafe-inline'"], 'style-src': ["'unsafe-inline'"] },
}

/** Next sends its data in inline scripts, and its bundler sets the address of a chunk without a Trusted Types policy. */
export const nextProduction: Change = {
  without: ['require-trusted-types-for', 'trusted-types'],
  with: { 'script-src': ["'unsafe-inline'"] },
}

/** In development React also evaluates code to show stack traces of the server, and stylesheets are put into the page. */
export const nextDevelopment: Change = {
  without: ['require-trusted-types-for', 'trusted-types'],
  with: { 'script-src': ["'unsafe-inline'", "'unsafe-eval'"], 'style-src': ["'unsafe-inline'"] },
}
