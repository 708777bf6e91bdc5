import type { ViewUi } from '../../ui/view-ui.js'
import { connectTexts } from './texts.js'

/** What to do where no wallet announced itself; on a phone that is something else than on a desk. */
export function NoWallet({ ui, isMobile }: { readonly ui: ViewUi; readonly isMobile: boolean }) {
  const { Button, Icon, Link, Scene, toasts, copy } = ui
  async function copyPage(button: HTMLElement): Promise<void> {
    const isCopied = await copy(button.ownerDocument.URL, button)
    toasts.show(isCopied ? 'success' : 'error', isCopied ? connectTexts.pageCopied : connectTexts.notCopied)
  }
  return (
    <Scene
      image={<Icon name="wallet" />}
      title={connectTexts.none}
      text={isMobile ? connectTexts.noneMobile : connectTexts.noneText}
    >
      {isMobile && (
        <Button kind="primary" onClick={(event) => void copyPage(event.currentTarget)}>
          {connectTexts.copyPage}
        </Button>
      )}
      <Link as="button" href={connectTexts.findUrl}>
        {connectTexts.findButton}
      </Link>
    </Scene>
  )
}
