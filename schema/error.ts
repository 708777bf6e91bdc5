/** One row of the error catalogue: `title` names it, `message` says what happened, `fix` says what to do. `{slots}` are filled in. */
export interface ErrorRow {
  readonly title: string
  readonly message: string
  readonly fix: string
}

/** Values for the `{slots}` of a row. */
export type Slots = Readonly<Record<string, string | number>>

/** The names in braces in a text: `'{a} of {b}'` gives `'a' | 'b'`. */
export type SlotNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotNames<Rest>
  : never

/** Exactly the slots a row needs, so that a forgotten one does not compile. */
export type SlotsOf<Row extends ErrorRow> = {
  readonly [Name in SlotNames<Row['title'] | Row['message'] | Row['fix']>]: string | number
}

/** The arguments after the code: slots may only be left out where the row has none. */
export type ErrorArguments<Row extends ErrorRow> = [SlotNames<Row['title'] | Row['message'] | Row['fix']>] extends [
  never,
]
  ? [slots?: Record<never, never>, cause?: unknown]
  : [slots: SlotsOf<Row>, cause?: unknown]

/**
 * The only thing the kit throws. `code` is permanent (`area/what`), `message` is never empty, and
 * `title` and `fix` hold the prose once a catalogue row has explained the error.
 * Two copies of the package agree on it because it is recognised by name.
 */
export class ModalError extends Error {
  override readonly name = 'ModalError'
  readonly code: string
  readonly slots: Slots
  title: string
  fix = ''

  constructor(code: string, slots: Slots = {}, cause?: unknown) {
    const values = Object.values(slots).join(', ')
    super(values ? `${code} (${values})` : code, cause === undefined ? undefined : { cause })
    this.code = code
    this.slots = slots
    this.title = code
  }

  static is(input: unknown): input is ModalError {
    return input instanceof Error && input.name === 'ModalError'
  }
}
