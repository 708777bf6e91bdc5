import { type ErrorArguments, type ErrorRow, ModalError, type Slots, type UserErrorRow } from './error.js'

/** Puts the prose of `row` on an error and returns it. A function, so that a page without prose does not carry it. */
export function explainError(error: ModalError, row: ErrorRow & Partial<UserErrorRow>): ModalError {
  const { title, message, fix, userMessage = '' } = row
  const filled = Object.entries({ title, message, fix, userMessage }).map(([key, text]) => [
    key,
    fill(text, error.slots),
  ])
  return Object.assign(error, Object.fromEntries(filled))
}

/** Makes the function that throws rows of one table: `const swapError = defineErrors({ 'swap/no-route': {…} })`. */
export function defineErrors<const Rows extends Readonly<Record<string, ErrorRow>>>(rows: Rows) {
  return <Code extends keyof Rows & string>(code: Code, ...[slots, cause]: ErrorArguments<Rows[Code]>) =>
    explainError(new ModalError(code, slots, cause), rows[code] as ErrorRow)
}

/** Fills `{slots}`; a slot without a value stays as it is written. A name that is cut short ends its sentence by itself. */
export function fill(template: string, slots: Slots): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole)).replace(/…[….]/g, '…')
}
