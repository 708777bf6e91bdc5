import { useId } from 'react'
import type { ConnectGuardProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { legalToken } from './contract.js'
import { LegalPart } from './legal-part.js'

/**
 * Around everything that connects: a line below it, or a box to tick above it. Where there is a box, what connects does
 * nothing, and is passed over by the keyboard, until the user has agreed.
 */
export function LegalGuard({ children, ...props }: ConnectGuardProps) {
  const mustAgree = useKit().options(legalToken)?.legalCheckbox === true
  const isOff = !useValue(props.ui.isAgreed) && mustAgree
  const id = useId()
  const notice = <LegalPart {...props} />
  return (
    <>
      <div id={id}>{mustAgree && notice}</div>
      <fieldset className="mk-methods" disabled={isOff} aria-disabled={isOff} aria-describedby={id}>
        {children}
      </fieldset>
      {!mustAgree && notice}
    </>
  )
}
