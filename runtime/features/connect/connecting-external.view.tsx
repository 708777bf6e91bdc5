'use client'
import { useEffect, useState } from 'react'
import { isNamespace } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { toModalError } from '../../core/errors.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { accountToken } from '../account/contract.js'
import { multiWalletToken } from '../multi-wallet/contract.js'
import { arrive } from './connect-wallet.js'
import { connectToken } from './contract.js'
import { waitingTexts } from './waiting-texts.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** View `ConnectingExternal`: asks the wallet named by `namespace` and `connectorId` at once, and waits for its answer. */
export default function ConnectingExternalView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { navigation, Title, useWords } = ui
  const words = useWords(waitingTexts)
  const connector = connectorOf(kit, params)
  useEffect(() => {
    if (!connector) navigation.reset('Connect')
  }, [connector, navigation])
  return (
    <>
      <Title text={connector?.name ?? words.title} />
      {connector && <Wallet key={`${connector.namespace}/${connector.id}`} connector={connector} ui={ui} />}
    </>
  )
}

interface WalletProps {
  readonly connector: Connector
  readonly ui: ViewUi
}

/** A wallet that is connected has nothing to be asked for: its account is changed in the wallet, and followed here. */
function Wallet(props: WalletProps) {
  const { session } = useKit()
  const [isLinked] = useState(() => session.account(props.connector.namespace)?.connectorId === props.connector.id)
  return isLinked ? <Linked {...props} /> : <Connecting {...props} />
}

function Linked({ connector, ui }: WalletProps) {
  const kit = useKit()
  const { Button, Image, StatusScreen, navigation, useWords } = ui
  const words = useWords(waitingTexts)
  const slots = { wallet: clean(connector.name) }
  return (
    <StatusScreen
      image={<Image src={connector.icon} name={connector.name} size="large" />}
      badge="success"
      title={words.linked}
      text={fill(words.linkedText, slots)}
    >
      <Button
        kind="primary"
        leadsTo="Account"
        onClick={() => (kit.has(accountToken) ? navigation.reset('Account') : kit.router.close())}
      >
        {words.linkedButton}
      </Button>
    </StatusScreen>
  )
}

function Connecting({ connector, ui }: WalletProps) {
  const kit = useKit()
  const { router, session } = kit
  const { Failure, Image, StatusScreen, Waiting, navigation, toasts, useWords } = ui
  const words = useWords(waitingTexts)
  const { error, retry } = useConnect(connector)
  // What the session shows of the wallet is all there is to know of it.
  const network = useValue(session.state, () => {
    const account = session.account(connector.namespace)
    return account?.connectorId === connector.id ? account.caipNetworkId : undefined
  })
  const [wasConnected] = useState(() => session.account() !== undefined)
  const slots = { wallet: clean(connector.name) }
  const doneText = fill(words.doneText, slots)

  useEffect(() => {
    if (!network) return
    arrive(kit, network, () => {
      // With several wallets at once, another one goes to the list of them.
      if (wasConnected && kit.has(multiWalletToken)) {
        router.show([{ view: 'Account' }, { view: 'ProfileWallets' }], 'forward')
        toasts.show('success', doneText)
      } else router.close()
    })
  }, [network, kit, router, wasConnected, toasts, doneText])

  const image = <Image src={connector.icon} name={connector.name} size="large" />
  if (network) return <StatusScreen image={image} badge="success" title={words.done} text={doneText} />
  if (error) return <Failure error={error} onRetry={retry} image={image} isOfWallet />
  const [first, second, third, last] = words.hints
  return (
    <Waiting
      image={image}
      title={fill(words.waiting, slots)}
      hints={[fill(first, slots), fill(second, slots), fill(third, slots), fill(last, slots)]}
      onCancel={navigation.back}
    />
  )
}

/** Asks the wallet while the view is there. `error` is why it did not connect, until it is asked again. */
function useConnect(connector: Connector): { readonly error: ModalError | undefined; retry(): void } {
  const kit = useKit()
  const [error, setError] = useState<ModalError>()
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    // StrictMode mounts, unmounts and mounts in one task: the wallet is asked once.
    queueMicrotask(() => {
      if (signal.aborted) return
      // In one round of fetches, where the code is not here.
      kit.session.prepare(connector)
      kit
        .use(connectToken)
        .then((it) => it.connect(connector, signal))
        .catch((cause: unknown) => signal.aborted || setError(toModalError(cause)))
    })
    return () => leaving.abort()
  }, [kit, connector, error])
  return { error, retry: () => setError(undefined) }
}

function connectorOf({ registry }: Kit, { namespace, connectorId }: ViewProps['params']): Connector | undefined {
  if (typeof namespace !== 'string' || !isNamespace(namespace) || typeof connectorId !== 'string') return undefined
  return registry.find(namespace, connectorId)
}
