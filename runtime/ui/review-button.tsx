import { Button } from './primitives/button.js'
import { shellTexts } from './texts.js'
import { useWords } from './use-words.js'

/** What the button takes. */
export interface ReviewButtonProps {
  readonly text: string
  /** Said while what is filled in is being checked. */
  readonly busyText: string
  /** The name of the view with the review. */
  readonly leadsTo: string
  readonly isReady: boolean
  readonly isBusy: boolean
  /** What is filled in was refused. It can be tried again as it is, which is not the way to go. */
  readonly isRefused: boolean
}

/** The button under a form that leads to its review. It always says what is missing. */
export function ReviewButton({ text, busyText, leadsTo, isReady, isBusy, isRefused }: ReviewButtonProps) {
  const { retry } = useWords(shellTexts)
  const isAgain = isReady && isRefused
  const said = isAgain ? retry : text
  return (
    <Button
      kind={isAgain ? 'quiet' : 'primary'}
      type="submit"
      aria-disabled={!isReady || undefined}
      isBusy={isBusy}
      leadsTo={leadsTo}
    >
      {isBusy ? busyText : said}
    </Button>
  )
}
