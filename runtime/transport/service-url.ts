/** Query of a call. Lists are joined by commas; empty values are left out (FACTS 3.1). */
export type BackendQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** The address of a call, with what every call says of the app: the project, and which kit it is (FACTS 3.2). */
export function serviceUrl(call: {
  readonly base: string
  readonly path: string
  readonly projectId: string
  readonly query?: BackendQuery
}): string {
  // A base may have a path of its own.
  const url = new URL(`${call.base.replace(/\/+$/, '')}${call.path}`)
  const all: BackendQuery = { projectId: call.projectId, st: 'modal-kit', sv: 'react', ...call.query }
  for (const [name, value] of Object.entries(all)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text) url.searchParams.set(name, `${text}`)
  }
  return url.href
}
