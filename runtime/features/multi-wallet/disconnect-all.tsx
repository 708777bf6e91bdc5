import { useEffect, useId, useRef, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { multiWalletTexts } from './texts.js'
import type { Acts } from './use-acts.js'

/** What the button takes. */
export interface DisconnectAllProps {
  readonly ui: ViewUi
  readonly acts: Acts
}

/** Ends every connection, after it has asked once whether to. */
export function DisconnectAll({ ui: { Button, announce, useWords }, acts }: DisconnectAllProps) {
  const words = useWords(multiWalletTexts)
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const hadAsked = useRef(isAsking)
  // The button that had the focus is gone: what stands first in its place has it now, which ends nothing.
  useEffect(() => {
    if (hadAsked.current !== isAsking) place.current?.querySelector('button')?.focus()
    hadAsked.current = isAsking
  }, [isAsking])

  function ask(): void {
    setAsking(true)
    announce(words.disconnectSure)
  }
  if (!isAsking)
    return (
      <div ref={place} className="mk-sure">
        <Button data-tone="error" disabled={acts.isBusy} onClick={ask}>
          {words.disconnectAll}
        </Button>
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={place} className="mk-sure" role="group" aria-labelledby={id}>
      <p id={id} className="mk-text">
        {words.disconnectSure}
      </p>
      <div className="mk-pair">
        <Button disabled={acts.isBusy} onClick={() => setAsking(false)}>
          {words.cancel}
        </Button>
        <Button
          data-tone="error"
          disabled={acts.isBusy}
          // The second click of a double one was meant for the button that stood here.
          onClick={({ detail }) => detail < 2 && acts.disconnectAll()}
        >
          {words.disconnectAll}
        </Button>
      </div>
    </div>
  )
}
