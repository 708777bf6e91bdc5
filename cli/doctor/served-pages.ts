import type { Answer, Facts } from './facts.js'

/** A page of `--url` that was served. */
export interface ServedPage {
  /** Where it came from in the end, after redirects. */
  readonly url: URL
  readonly answer: Answer
}

/** Whether an answer is a page, as far as it says: data, pictures and scripts are none. */
export function isPage({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  const type = headers.get('content-type') ?? ''
  const isOther = /^(?!application\/xhtml)(?:application|image|audio|video|font)\/|^text\/(?:css|javascript|csv)/i.test(
    type,
  )
  return status === 200 && !isOther
}

/** The pages that came with status 200; what is wrong with the others is for the check of the pages. */
export async function servedPages({ pages }: Pick<Facts, 'pages'>): Promise<readonly ServedPage[]> {
  const found = pages.map(async ({ asked }) => {
    const page = await asked
    return page.isThere && isPage(page.answer) ? [{ url: new URL(page.answer.url), answer: page.answer }] : []
  })
  return (await Promise.all(found)).flat()
}

/** The origins of the pages, each once: after redirects where a page was asked and answered. */
export async function pageOrigins({ urls, pages }: Pick<Facts, 'urls' | 'pages'>): Promise<readonly string[]> {
  const origins = urls.map(async (url) => {
    const page = await pages.find((each) => each.url === url)?.asked
    return page?.isThere ? new URL(page.answer.url).origin : url.origin
  })
  return [...new Set(await Promise.all(origins))]
}
