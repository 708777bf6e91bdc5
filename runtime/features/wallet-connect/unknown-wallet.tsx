import type { ViewUi } from '../../contract/view.js'
import { pairingTexts } from './pairing-texts.js'

/** The wallet is not known any more: back to the list. */
export function UnknownWallet({ ui }: { readonly ui: ViewUi }) {
  const { Button, Icon, StatusScreen, navigation, useWords } = ui
  const words = useWords(pairingTexts)
  return (
    <StatusScreen image={<Icon name="wallet" />} title={words.unknown} text={words.unknownText}>
      <Button kind="primary" onClick={navigation.back}>
        {words.otherWallet}
      </Button>
    </StatusScreen>
  )
}
