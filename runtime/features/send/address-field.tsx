import { useState } from 'react'

/** What the field takes. */
export interface AddressFieldProps {
  /** `label` and what describes the field name these. */
  readonly id: string
  readonly hint: string
  readonly placeholder: string
  readonly value: string
  readonly isWrong: boolean
  /** Its lines: an address takes two. */
  readonly rows?: 1 | 2
  /** Takes what is typed, without white space. */
  onType(text: string): void
}

/** A field for an address or a name of one. `data-mk-typing` while its characters are changed one by one. */
export function AddressField({ id, hint, placeholder, value, isWrong, rows = 2, onType }: AddressFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const type = () => setTyping(true)
  // What was pasted is to be compared, not changed: it is drawn as a field without the focus is.
  const rest = () => setTyping(false)
  return (
    <textarea
      id={id}
      className="mk-form-text mk-send-receiver"
      dir="ltr"
      rows={rows}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={placeholder}
      maxLength={200}
      value={value}
      aria-invalid={isWrong || undefined}
      aria-describedby={hint}
      data-mk-typing={isTyping ? '' : undefined}
      onFocus={type}
      onKeyDown={type}
      onPointerDown={type}
      onPaste={rest}
      onBlur={rest}
      onChange={({ currentTarget }) => onType(currentTarget.value.replace(/\s+/g, ''))}
    />
  )
}
