import { shortEmail } from './address.js'

/** What the sentence takes. */
export interface WithEmailProps {
  /** A sentence with `{email}` in it. */
  readonly text: string
  readonly email: string
}

/** A sentence with the address in it, set apart from the words around it, whatever their direction. */
export function WithEmail({ text, email }: WithEmailProps) {
  const [before, after] = text.split('{email}')
  return (
    <>
      {before}
      <bdi className="mk-email-name" dir="ltr">
        {shortEmail(email)}
      </bdi>
      {after}
    </>
  )
}
