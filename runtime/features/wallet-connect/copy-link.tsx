import type { ReactNode } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { pairingTexts } from './pairing-texts.js'

/** What the button takes. */
export interface CopyLinkProps {
  readonly ui: ViewUi
  /** While there is nothing to copy the button keeps its place. */
  readonly text: string | undefined
  readonly children: ReactNode
}

/** Copies a link, and says in a toast whether that worked. */
export function CopyLink({ ui, text, children }: CopyLinkProps) {
  const { Button, Icon, copy, toasts, useWords } = ui
  const words = useWords(pairingTexts)
  async function onCopy(link: string, button: HTMLElement): Promise<void> {
    const isCopied = await copy(link, button)
    toasts.show(isCopied ? 'success' : 'error', isCopied ? words.copied : words.notCopied)
  }
  return (
    <Button disabled={!text} onClick={(event) => text && void onCopy(text, event.currentTarget)}>
      <Icon name="copy" />
      {children}
    </Button>
  )
}
