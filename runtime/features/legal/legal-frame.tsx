import { useId } from 'react'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { ConnectFrameProps } from '../../wiring.js'
import { LegalPart } from './legal-part.js'
import { legalOptions } from './options.js'

/**
 * Around everything that connects: a line below it, or a box to tick above it. Where there is a box, what connects does
 * nothing, and is passed over by the keyboard, until people have agreed.
 */
export function LegalFrame({ children, ...props }: ConnectFrameProps) {
  const mustAgree = legalOptions(useKit()).legalCheckbox === true
  const isOff = !useValue(props.ui.isAgreed) && mustAgree
  const id = useId()
  const notice = <LegalPart {...props} />
  return (
    <div className="mk-body">
      <div id={id}>{mustAgree && notice}</div>
      <fieldset className="mk-methods" disabled={isOff} aria-disabled={isOff} aria-describedby={id}>
        {children}
      </fieldset>
      {!mustAgree && notice}
    </div>
  )
}
