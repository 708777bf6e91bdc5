import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { TabProps } from '../../contract/view.js'
import type { AccountTokens } from './contract.js'
import { accountTexts, tokensTexts } from './texts.js'

/** What a failure of the tokens takes. */
export interface TokensDownProps extends TabProps {
  readonly tokens: AccountTokens
  readonly error: ModalError
}

/** The tokens cannot be read: when they are asked for again, or a way to ask where the polling has ended. `data-code`. */
export function TokensDown({ ui: { Button, useWords }, tokens, error }: TokensDownProps) {
  const [account, words] = [useWords(accountTexts), useWords(tokensTexts)]
  const [isAsking, setAsking] = useState(false)
  function ask(): void {
    setAsking(true)
    void tokens.refresh().finally(() => setAsking(false))
  }
  return (
    <div className="mk-cut" data-code={error.code}>
      <p>
        {account.balanceHint}
        {!tokens.isOver(error) && <span className="mk-row-detail">{account.balanceRetry}</span>}
      </p>
      {tokens.isOver(error) && (
        <Button isBusy={isAsking} aria-disabled={isAsking} onClick={isAsking ? undefined : ask}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
