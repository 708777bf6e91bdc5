import { isLoopback } from '../../../schema/url.js'
import type { Check } from '../check.js'
import { pageOrigins } from '../served-pages.js'

/** A page that others can open does not ask a backend of this machine. */
export const loopbackBackend: Check = {
  id: 'D-40',
  severity: 'warning',
  title: 'A public page asks a public backend',
  why: 'Visitors have no backend on their machines, and browsers ask for permission.',
  async run(facts) {
    const { api, mode, config } = facts
    // In production that is a finding of the config.
    if (api === undefined || !isLoopback(api) || mode === 'production') return []
    const deployed = (await pageOrigins(facts)).filter((origin) => !isLoopback(origin))
    return deployed.map((origin) => ({
      what: `${origin} is public, and its config asks ${api}.`,
      fix: "Name a backend that the page can reach: services: { api: 'https://…' }, or open the page on localhost.",
      ...(config.source && { file: config.source.file }),
    }))
  },
}
