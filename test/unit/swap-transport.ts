/** What a test does to the answers of the backend and of the nodes. */
export interface SwapFaults {
  /** In place of an answer of the backend, by its path. */
  answer?(path: string, body: unknown): unknown
  /** The backend fails with this status, by its path; `undefined` leaves it. */
  status?(path: string): number | undefined
  /** In place of a node's result, by its method; `undefined` leaves it. */
  node?(method: string, params: readonly unknown[]): unknown
}

/** Answers as a server does. */
interface Backend {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}
interface Told {
  readonly id: number
}

/** Answers a request to `https://api.example` by a backend, and any other one by its node, with the faults of a test. */
export async function faultyFetch(app: Backend, request: Request, faults: SwapFaults): Promise<Response> {
  const url = new URL(request.url)
  if (url.host !== 'api.example') return nodes(request, faults)
  const status = faults.status?.(url.pathname)
  if (status) return Response.json({}, { status })
  const answer = await app.request(`${url.pathname}${url.search}`, {
    method: request.method,
    ...(request.method === 'POST' && { body: await request.text() }),
  })
  if (!faults.answer) return answer
  const body: unknown = await answer.json()
  return Response.json(faults.answer(url.pathname, body) ?? body, { status: answer.status })
}

async function nodes(request: Request, { node }: SwapFaults): Promise<Response> {
  const asked = (await request.clone().json()) as Call | readonly Call[]
  if (!node) return fetch(request)
  const response = await fetch(request)
  const told = (await response.json()) as Told | readonly Told[]
  const calls = [asked].flat() as readonly Call[]
  const changed = ([told].flat() as readonly Told[]).map((each) => {
    const call = calls.find(({ id }) => id === each.id)
    const result = call && node(call.method, call.params)
    return result === undefined ? each : { jsonrpc: '2.0', id: each.id, result }
  })
  return Response.json(Array.isArray(told) ? changed : changed[0])
}
