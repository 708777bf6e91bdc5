/** What the core scenario needs of a browser; one implementation a driver library. */
export interface Driver {
  readonly name: string
  open(url: string): Promise<void>
  /** Clicks as a person does, with a real pointer event. Rejects when the element does not come up in time. */
  click(selector: string): Promise<void>
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** How long an element or a value may take. */
export const PATIENCE_MS = 20_000

/** Reads the expression until it is `true`. Rejects with the last value at the deadline. */
export async function until(driver: Pick<Driver, 'read'>, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let last: unknown
  while (Date.now() < deadline) {
    last = await driver.read(expression)
    if (last === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`"${expression}" stayed ${JSON.stringify(last)} for ${PATIENCE_MS} ms`)
}
