import { directory } from './directory.js'

/** What the directory answers: so many wallets, a failure by its status, something by its text, or nothing at all. */
export type Answers = { readonly length: number } | { readonly text: string } | number | 'never'

/** More than is asked for, so that a long list is soon here. */
const PAGE = 500
const json = { 'content-type': 'application/json' }

/** Answers `/getWallets` as a backend does, out of the invented directory. */
export function directoryBackend(answers: Answers): (url: URL) => Promise<Response> {
  return async ({ pathname, searchParams }) => {
    if (answers === 'never') return new Promise(() => {})
    if (typeof answers === 'number') return new Response('{}', { status: answers, headers: json })
    if ('text' in answers) return new Response(answers.text, { headers: json })
    if (pathname !== '/getWallets') return new Response('{}', { status: 404, headers: json })
    const list = (name: string) => searchParams.get(name)?.split(',') ?? []
    const [include, exclude] = [list('include'), list('exclude')]
    const search = searchParams.get('search')?.toLowerCase() ?? ''
    const found = directory(answers.length)
      .map(({ id, name, picture }, index) => ({
        id,
        name,
        ...(picture && { image_url: picture }),
        mobile_link: `${id}://`,
        ...(index % 3 === 0 && { badge_type: 'certified' }),
      }))
      .filter(({ id }) => (include.length === 0 || include.includes(id)) && !exclude.includes(id))
      .filter(({ badge_type: badge }) => !searchParams.has('badge_type') || badge === searchParams.get('badge_type'))
      .filter(({ name }) => name.toLowerCase().includes(search))
    const entries = Number(searchParams.get('entries'))
    const size = entries < 40 ? entries : PAGE
    const start = (Number(searchParams.get('page')) - 1) * size
    return Response.json({ data: found.slice(start, start + size), count: found.length })
  }
}
