/** A document that a person sees and acts in: a page, or a frame in it. */
export interface Place {
  /** Clicks as a person does, with a real pointer event. Rejects when the element does not come up in time. */
  click(selector: string): Promise<void>
  /** Moves the pointer onto the element. */
  hover(selector: string): Promise<void>
  /** Clicks into a field and types with real keys; `\n` is Enter. */
  type(selector: string, text: string): Promise<void>
  /** The value of an expression there. */
  read(expression: string): Promise<unknown>
}

/** What the scenarios need of a browser; one implementation a driver library. */
export interface Driver extends Place {
  readonly name: string
  open(url: string): Promise<void>
  /** Acts in the first frame whose address has this part. */
  inFrame<T>(part: string, act: (frame: Place) => Promise<T>): Promise<T>
  /** Opens the address in another tab of the browser, acts there and closes it. */
  inTab<T>(url: string, act: (tab: Place) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How long an element or a value may take. */
export const PATIENCE_MS = 20_000

/** Reads the expression until it is `true`. Rejects with the last value at the deadline. */
export async function until(place: Pick<Place, 'read'>, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let last: unknown
  while (Date.now() < deadline) {
    last = await place.read(expression)
    if (last === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`"${expression}" stayed ${JSON.stringify(last)} for ${PATIENCE_MS} ms`)
}
