import { isLoopback } from '../../../schema/url.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { lineOf } from '../line-of.js'
import { readReason } from '../read-reason.js'
import { pageOrigins } from '../served-pages.js'

/**
 * The app's origins may use the project. The backend itself is asked, as a page of that origin would, so that its own
 * matcher decides.
 */
export const allowedOrigins: Check = {
  id: 'D-04',
  severity: 'error',
  title: "Every origin of the app is on the project's list",
  why: 'The backend refuses every request from pages of that origin.',
  async run(facts) {
    const { ask, api, project, config } = facts
    const known = await project
    // What is wrong with the project itself is for the check of the project.
    if (!ask || api === undefined || !known?.isThere || known.answer.status !== 200) return []
    const id = config.resolved?.projectId ?? ''
    const origins = originsOf(facts, await pageOrigins(facts))
    const found = origins.map(async ({ origin, ...at }): Promise<readonly Finding[]> => {
      const url = `${api}/appkit/v1/config?projectId=${encodeURIComponent(id)}`
      const asked = await ask(url, { headers: { origin } })
      const isForeign = asked.isThere && readReason(asked.answer.text) === 'origin_not_allowed'
      if (!isForeign) return []
      const fix = `Run in the backend's folder: npm run admin -- origin add ${id} ${origin}`
      return [{ what: `${origin} isn't on the list of allowed origins of project ${id}.`, fix, ...at }]
    })
    return (await Promise.all(found)).flat()
  },
}

interface AppOrigin {
  readonly origin: string
  readonly file?: string
  readonly line?: number
}

function originsOf({ api = '', config: { value, source } }: Facts, served: readonly string[]): readonly AppOrigin[] {
  const url = value?.app.url
  const written = url === undefined ? [] : [{ origin: new URL(url).origin, ...(source && placeOf(source, url)) }]
  const all: readonly AppOrigin[] = [...written, ...served.map((origin) => ({ origin }))]
  const distinct = all.filter(({ origin }, index) => all.findIndex((other) => other.origin === origin) === index)
  // A backend of this machine serves pages of this machine, whatever the app is called once it is deployed.
  return isLoopback(api) ? distinct.filter(({ origin }) => isLoopback(origin)) : distinct
}

function placeOf({ file, text }: { readonly file: string; readonly text: string }, url: string) {
  return { file, ...lineOf(text, url) }
}
