'use client'
import { useCallback, useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { WalletConnection } from '../../contract/connection.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { toModalError } from '../../core/errors.js'
import { namespaceTexts } from '../../core/namespace-texts.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { ConnectionRow } from './connection-row.js'
import { type MultiWalletApi, multiWalletToken } from './contract.js'
import { DisconnectAll } from './disconnect-all.js'
import { connectionGroups } from './groups.js'
import { multiWalletTexts } from './texts.js'
import { useActs } from './use-acts.js'

/** Features that the project's backend may have switched off add to it, or it is one's own. */
export const isSwitched = true

/** View `ProfileWallets`: every wallet that is connected, or was, by namespace; of the namespace `namespace` where given. */
export default function ProfileWalletsView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Failure, Skeleton, Title, useWords } = ui
  const words = useWords(multiWalletTexts)
  // Those in use stand first: the others come in below them.
  const live = useValue(
    kit.session.state,
    ({ connections }) => Object.values(connections).filter((each) => each?.status === 'connected').length,
  )
  const [api, setApi] = useState<MultiWalletApi>()
  const [error, setError] = useState<ModalError>()
  const load = useCallback(() => {
    setError(undefined)
    const loading = kit.use(multiWalletToken)
    loading.then(setApi, (cause: unknown) => setError(toModalError(cause)))
  }, [kit])
  useEffect(load, [load])
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {error && <Failure error={error} onRetry={load} />}
      {!api && !error && <Skeleton count={live} hasDetail />}
      {api && <Wallets ui={ui} api={api} only={params['namespace']} />}
    </div>
  )
}

interface WalletsProps {
  readonly ui: ViewUi
  readonly api: MultiWalletApi
  readonly only: unknown
}

function Wallets({ ui, api, only }: WalletsProps) {
  const { Button, Icon, StatusScreen, navigation, useWords } = ui
  const { networks } = useKit().wiring
  const [words, names] = [useWords(multiWalletTexts), useWords(namespaceTexts)]
  const wired = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const groups = connectionGroups(wired, useValue(api.connections), only)
  const acts = useActs(ui, api, groups.length === 1 ? groups[0]?.namespace : undefined)
  const isOne = groups.length === 1
  const Before = isOne ? 'h3' : 'h4'
  const live = groups.reduce((sum, group) => sum + group.live.length, 0)
  if (groups.every((group) => group.live.length + group.ended.length === 0))
    return (
      <StatusScreen image={<Icon name="wallet" />} title={words.none} text={words.noneText}>
        <Button
          kind="primary"
          leadsTo="Connect"
          onClick={() => navigation.push('Connect', isOne ? { namespace: groups[0]?.namespace } : {})}
        >
          {words.add}
        </Button>
      </StatusScreen>
    )
  return (
    <>
      {groups.map(({ namespace, live: now, ended }) => {
        const name = names[namespace]
        const add = () => navigation.push('Connect', { namespace })
        return (
          <section key={namespace} className="mk-family" aria-label={name}>
            {!isOne && (
              <div className="mk-group-head">
                <h3>{name}</h3>
                <button
                  type="button"
                  className="mk-link"
                  data-leads="Connect"
                  aria-label={fill(words.addFor, { namespace: name })}
                  onClick={add}
                >
                  {words.add}
                </button>
              </div>
            )}
            {now.length === 0 && <p className="mk-text mk-none">{words.none}</p>}
            <Connections ui={ui} acts={acts} label={words.connected} list={now} />
            {ended.length > 0 && <Before className="mk-group">{words.before}</Before>}
            <Connections ui={ui} acts={acts} label={words.before} list={ended} />
            {isOne && (
              <Button className="mk-button mk-add" leadsTo="Connect" onClick={add}>
                {words.add}
              </Button>
            )}
          </section>
        )
      })}
      {live > 1 && <DisconnectAll ui={ui} acts={acts} />}
    </>
  )
}

interface ConnectionsProps extends Pick<WalletsProps, 'ui'> {
  readonly acts: ReturnType<typeof useActs>
  readonly label: string
  readonly list: readonly WalletConnection[]
}

function Connections({ ui, acts, label, list }: ConnectionsProps) {
  if (list.length === 0) return null
  return (
    <ul className="mk-list" aria-label={label}>
      {list.map((connection) => (
        <ConnectionRow key={connection.connectorId} ui={ui} connection={connection} acts={acts} />
      ))}
    </ul>
  )
}
