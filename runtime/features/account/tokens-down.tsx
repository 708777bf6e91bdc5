import { useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import type { TabProps } from '../../contract/view.js'
import { developerText } from '../../ui/developer-text.js'
import { ErrorDetails } from '../../ui/error-details.js'
import type { AccountTokens } from './contract.js'
import { accountTexts, tokensTexts } from './texts.js'

/** What a failure of the tokens takes. */
export interface TokensDownProps extends TabProps {
  readonly tokens: AccountTokens
  readonly error: ModalError
  /** Whether there is no list that it stands under. */
  readonly isAlone: boolean
}

/** The tokens cannot be read: when they are asked for again, or a way to ask where the polling has ended. `data-code`. */
export function TokensDown({ ui, tokens, error, isAlone }: TokensDownProps) {
  const { Button, Icon, StatusScreen, explain, useWords } = ui
  const [account, words] = [useWords(accountTexts), useWords(tokensTexts)]
  const [isAsking, setAsking] = useState(false)
  function ask(): void {
    setAsking(true)
    void tokens.refresh().finally(() => setAsking(false))
  }
  const isOver = tokens.isOver(error)
  const again = (isOver || isAlone) && (
    <Button
      kind={isAlone ? 'primary' : 'quiet'}
      isBusy={isAsking}
      aria-disabled={isAsking || undefined}
      onClick={isAsking ? undefined : ask}
    >
      {words.retry}
    </Button>
  )
  if (isAlone) {
    const explained = explain(error)
    return (
      <StatusScreen
        image={<Icon name="coins" />}
        badge="error"
        code={error.code}
        title={words.failed}
        text={isOver ? explained.userMessage : account.balanceRetry}
        details={<ErrorDetails code={error.code} text={developerText(explained)} />}
      >
        {again}
      </StatusScreen>
    )
  }
  return (
    <div className="mk-cut" data-code={error.code}>
      <p>
        {words.failed}
        {!isOver && <span className="mk-row-detail">{account.balanceRetry}</span>}
      </p>
      {again}
    </div>
  )
}
