import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useFocusIn } from './use-focus-in.js'

/** Digits of the code of a mail (FACTS 1.3). */
export const CODE_LENGTH = 6

const places = [0, 1, 2, 3, 4, 5]

/** What the field takes. */
export interface CodeFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly isReadOnly: boolean
  readonly tone: 'error' | 'success' | undefined
  /** Id of what is said under it. */
  readonly hint: string
  onChange(code: string): void
}

/** The code in what was typed or pasted: its first six digits, of any script, whatever stands between them. */
export function codeIn(text: string): string {
  const digits = [...text].flatMap((letter) => digitOf(letter) ?? [])
  return digits.slice(0, CODE_LENGTH).join('')
}

/** One field, drawn as six boxes: it is typed, pasted and filled in as a whole, and read as one. */
export function CodeField({ label, value, isReadOnly, tone, hint, onChange }: CodeFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useFocusIn(field)
  useEffect(() => {
    if (tone === 'error') field.current?.focus()
  }, [tone])

  /** A code that is pasted takes the place of what is there. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    const pasted = codeIn(event.clipboardData.getData('text'))
    if (pasted && !isReadOnly) onChange(pasted)
  }

  return (
    <>
      <label className="mk-text" htmlFor={id}>
        {label}
      </label>
      <div className="mk-email-code" dir="ltr" data-tone={tone} data-busy={isReadOnly ? '' : undefined}>
        <input
          ref={field}
          id={id}
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          spellCheck={false}
          value={value}
          readOnly={isReadOnly}
          aria-invalid={tone === 'error' || undefined}
          aria-describedby={hint}
          onPaste={onPaste}
          onChange={({ currentTarget }) => onChange(codeIn(currentTarget.value))}
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd, value: whole } = currentTarget
            // It is written at its end: where the caret would be elsewhere is not seen.
            if (selectionStart === selectionEnd && selectionEnd !== whole.length)
              currentTarget.setSelectionRange(whole.length, whole.length)
          }}
        />
        {places.map((place) => (
          <span key={place} aria-hidden="true" data-next={place === value.length ? '' : undefined}>
            {value[place]}
          </span>
        ))}
      </div>
    </>
  )
}

/** Where the digits of a script begin: zero to nine stand in a row. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

function digitOf(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? undefined : String(code - zero)
}
