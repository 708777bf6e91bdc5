'use client'
import { namespaceIn } from '../../../schema/caip.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { namespaceTexts } from '../../core/namespace-texts.js'
import { useKit } from '../../react/use-kit.js'
import { findWalletUrl } from './find-wallet.js'
import { noWalletTexts } from './no-wallet-texts.js'

/** What stands in Connect where no wallet announced itself; on a phone that is something else than on a desk. */
export default function NoWalletView({ params, ui }: ViewProps) {
  const { Button, Icon, Link, StatusScreen, toasts, copy, useWords } = ui
  const isMobile = useKit().host.page.isMobile()
  const words = useWords(noWalletTexts)
  const names = useWords(namespaceTexts)
  const namespace = namespaceIn(params['namespace'])
  const name = namespace && names[namespace]
  const title = name ? fill(words.titleOf, { namespace: name }) : words.title
  async function copyPage(button: HTMLElement): Promise<void> {
    const isCopied = await copy(button.ownerDocument.URL, button)
    toasts.show(isCopied ? 'success' : 'error', isCopied ? words.pageCopied : words.notCopied)
  }
  return (
    <StatusScreen image={<Icon name="wallet" />} title={title} text={isMobile ? words.onMobile : words.text}>
      {isMobile && (
        <Button kind="primary" onClick={(event) => void copyPage(event.currentTarget)}>
          {words.copyPage}
        </Button>
      )}
      <Link kind={isMobile ? 'quiet' : 'primary'} href={findWalletUrl}>
        {words.find}
      </Link>
    </StatusScreen>
  )
}
