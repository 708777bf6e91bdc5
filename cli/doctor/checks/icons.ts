import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { lineOf } from '../line-of.js'

const HEAVY_BYTES = 100_000

/** The icons a wallet shows are ones that wallets can show. */
export const icons: Check = {
  id: 'D-25',
  severity: 'warning',
  title: 'Wallets can show the icons of the app',
  why: 'Wallets show a gray square where people look for your app.',
  async run(facts) {
    const { config } = facts
    const found = (config.value?.app.icons ?? []).map(async (url): Promise<readonly Finding[]> => {
      const what = await problemOf(url, facts)
      const at = config.source ? { file: config.source.file, ...lineOf(config.source.text, url) } : {}
      return what === undefined
        ? []
        : [{ what: `The icon ${url} ${what}.`, fix: 'Name a PNG below 100 kB by its https:// address.', ...at }]
    })
    return (await Promise.all(found)).flat()
  },
}

async function problemOf(url: string, { ask }: Facts): Promise<string | undefined> {
  if (url.startsWith('http:')) return 'is on this machine, where no wallet can load it'
  if (/\.svg$/i.test(new URL(url).pathname)) return "is an SVG, which many wallets don't draw"
  const asked = await ask?.(url, { method: 'HEAD' })
  if (!asked?.isThere) return undefined
  const { status, headers } = asked.answer
  if (status === 404 || status === 410) return `isn't there: status ${status}`
  if (headers.get('content-type')?.includes('svg')) return "is an SVG, which many wallets don't draw"
  const bytes = Number(headers.get('content-length') ?? 0)
  return bytes > HEAVY_BYTES ? `has ${Math.round(bytes / 1000)} kB` : undefined
}
