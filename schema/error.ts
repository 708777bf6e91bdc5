/**
 * One row of the error catalogue: `title` names it, `message` tells developers what happened, and `fix` what to do.
 * `{slots}` are filled in.
 */
export interface ErrorRow {
  readonly title: string
  readonly message: string
  readonly fix: string
}

/** A row whose error the modal may show: `title` and `userMessage` are for people, `message` and `fix` for developers. */
export interface UserErrorRow extends ErrorRow {
  /** What to do, without codes, addresses and names of the code. Its `{slots}` are among those of `message`. */
  readonly userMessage: string
  /** Only the developers of the app can act: the console tells them, and a bar in the modal while they develop. */
  readonly isSetup?: boolean
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
 * `title`, `fix` and `userMessage` hold the prose once a catalogue row has explained the error. `title` and
 * `userMessage` may be shown to people, `message` and `fix` are for developers.
 * Two copies of the package agree on it because it is recognised by name.
 */
export class ModalError extends Error {
  override readonly name = 'ModalError'
  readonly code: string
  readonly slots: Slots
  title: string
  fix = ''
  userMessage = ''

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
