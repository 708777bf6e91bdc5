import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { accountTexts } from './texts.js'

/** The network in the header of the account. A button where there is another one to go to. */
export function NetworkChip({ ui }: { readonly ui: ViewUi }) {
  const { wiring, events } = useKit()
  const { Icon, NetworkImage, navigation, useWords, views } = ui
  const words = useWords(accountTexts)
  const { name, network, isSupported } = useNetwork()
  const list = isSupported ? 'Networks' : 'UnsupportedChain'
  const canSwitch = views.has(list) && (wiring.networks.length > 1 || !isSupported)
  const content = (
    <>
      {network ? <NetworkImage network={network} size="small" /> : <Icon name="alert" />}
      <bdi>{name}</bdi>
    </>
  )
  if (!canSwitch) return <span className="mk-chip">{content}</span>
  return (
    <button
      type="button"
      className="mk-button mk-chip"
      data-kind="quiet"
      data-unsupported={isSupported ? undefined : ''}
      aria-label={fill(words.network, { network: name })}
      data-leads={list}
      onClick={() => {
        events.emit('CLICK_NETWORKS', {})
        navigation.push(list)
      }}
    >
      {content}
      <Icon drawing="M5.5 8l4.5 4.5L14.5 8" />
    </button>
  )
}
