import { useEffect, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import type { FirstViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { useCount } from '../../ui/use-count.js'
import { useShell } from '../../ui/use-shell.js'
import { allWalletsToken, type Shelf } from './contract.js'
import { moreWalletsTexts } from './more-wallets-texts.js'

/** The last row of Connect, which leads to all wallets and says how many there are once Connect is painted. */
export function MoreWallets({ params, ui }: FirstViewProps) {
  const kit = useKit()
  const { Icon, Row, navigation, useWords } = ui
  const [words, count] = [useWords(moreWalletsTexts), useCount()]
  const [total, setTotal] = useState<Shelf['total']>()
  const isPainted = useValue(useShell().isSettled)
  const namespace = namespaceIn(params['namespace'])
  useEffect(() => {
    if (!isPainted) return undefined
    const leaving = new AbortController()
    kit
      .use(allWalletsToken)
      .then(({ shelf }) => shelf(namespace))
      .then(
        (it) => leaving.signal.aborted || setTotal(it.total),
        // The list of all wallets says what is wrong.
        () => {},
      )
    return () => leaving.abort()
  }, [kit, isPainted, namespace])

  function showAll(): void {
    kit.events.emit('CLICK_ALL_WALLETS', {})
    navigation.push('AllWallets', { namespace })
  }
  return (
    <Row
      image={
        <span className="mk-image mk-tile">
          <Icon name="search" />
        </span>
      }
      title={words.title}
      end={total && <bdi className="mk-tag">{count(total.forms, total.count)}</bdi>}
      leadsTo="AllWallets"
      onClick={showAll}
    />
  )
}
