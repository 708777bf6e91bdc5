import { useId } from 'react'
import type { FirstViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { Link } from '../../ui/primitives/link.js'
import { legalToken } from './contract.js'
import { LinkedText } from './linked-text.js'
import { legalTexts } from './texts.js'

/** What the user agrees to by connecting: a line, or a box to tick before. */
export function LegalPart({ ui: { useWords, isAgreed, setAgreed } }: FirstViewProps) {
  const words = useWords(legalTexts)
  const hintId = useId()
  const isTicked = useValue(isAgreed)
  const { termsUrl, privacyUrl, legalCheckbox } = useKit().options(legalToken) ?? {}
  const [both, terms, privacy] = legalCheckbox ? words.checkbox : words.footer
  const one = termsUrl ? terms : privacy
  const sentence = (
    <LinkedText
      text={termsUrl && privacyUrl ? both : one}
      slots={{
        terms: termsUrl && <Link href={termsUrl}>{words.terms}</Link>,
        privacy: privacyUrl && <Link href={privacyUrl}>{words.privacy}</Link>,
      }}
    />
  )
  if (!legalCheckbox) return <p className="mk-legal">{sentence}</p>
  return (
    <label className="mk-legal mk-legal-box">
      <input
        type="checkbox"
        checked={isTicked}
        aria-describedby={hintId}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <span>
        {sentence}{' '}
        <span id={hintId} className="mk-hidden">
          {words.needed}
        </span>
      </span>
    </label>
  )
}
