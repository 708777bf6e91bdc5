import { useEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { Kit } from '../../contract/kit.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { namespaceTexts } from '../../core/namespace-texts.js'
import type { Network } from '../../core/network.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import { networksToken } from './contract.js'
import { networkGroups } from './network-groups.js'
import { networksTexts } from './texts.js'

/** Up to so many networks are seen at a glance. */
const GLANCE = 6

/**
 * The networks of the app, searched where they are many, by namespace where there are several. Rows carry
 * `data-mk-network`.
 */
export function NetworkPicker({ ui }: { readonly ui: ViewUi }) {
  const { Button, Icon, List, NetworkImage, Row, StatusScreen, announce, navigation, useCount, useWords } = ui
  const kit = useKit()
  const { networks } = kit.wiring
  const [words, namespaceNames, count, search] = [
    useWords(networksTexts),
    useWords(namespaceTexts),
    useCount(),
    useSearch(),
  ]
  const { query } = search
  const groups = networkGroups(networks, query, { session: kit.session, state: useValue(kit.session.state) })
  const found = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const heard = query && found > 0 ? count(words.results, found) : ''
  useEffect(() => announce(heard), [announce, heard])

  const prepare = () => void kit.use(networksToken).catch(() => {})
  const reasonOf = (wallet?: string) => wallet && fill(words.blocked, { wallet: clean(wallet, 24) })
  return (
    <>
      {networks.length > GLANCE && <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />}
      {groups.map(({ namespace, rows }) => (
        <section key={namespace} hidden={rows.length === 0}>
          {groups.length > 1 && <h3 className="mk-group">{namespaceNames[namespace]}</h3>}
          <List label={groups.length > 1 ? namespaceNames[namespace] : words.list} onReach={prepare}>
            {rows.map(({ network, mark, blockedBy }) => (
              <Row
                key={network.caipNetworkId}
                data-mk-network={network.caipNetworkId}
                aria-current={mark && mark !== 'app'}
                aria-disabled={!!blockedBy || undefined}
                // A name may begin with what is not seen.
                image={<NetworkImage network={{ ...network, name: clean(network.name) }} />}
                title={network.name}
                detail={reasonOf(blockedBy) ?? (network.testnet ? words.testnet : undefined)}
                end={
                  mark && (
                    <>
                      {mark !== 'current' && (
                        <span className="mk-tag" data-tone={mark}>
                          {words[mark]}
                        </span>
                      )}
                      {mark !== 'app' && <Icon name="check" />}
                    </>
                  )
                }
                leadsTo={blockedBy ? undefined : 'SwitchNetwork'}
                onClick={() => blockedBy ?? void pickNetwork(kit, navigation, network)}
              />
            ))}
          </List>
        </section>
      ))}
      {found === 0 && (
        <StatusScreen image={<Icon name="search" />} title={words.none} text={words.noneText}>
          <Button onClick={search.clear}>{words.clear}</Button>
        </StatusScreen>
      )}
    </>
  )
}

/** Does what choosing a network leads to: goes on to ask a wallet, or leaves the list. */
export async function pickNetwork(kit: Kit, navigation: ViewUi['navigation'], network: Network): Promise<void> {
  const { stack } = kit.router.state.peek()
  // What could not be fetched is said, and tried again, where a wallet would be asked.
  const view = await kit.use(networksToken).then(
    (api) => api.choose(network),
    () => 'SwitchNetwork',
  )
  // A user who has gone on meanwhile is not taken back.
  if (kit.router.state.peek().stack !== stack) return
  if (view) navigation.push(view, { caipNetworkId: network.caipNetworkId })
  else navigation.leave('Networks', 'UnsupportedChain')
}
