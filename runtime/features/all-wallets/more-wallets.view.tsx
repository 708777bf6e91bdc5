'use client'
import { useEffect, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { useShell } from '../../ui/use-shell.js'
import type { Place } from '../../wallets/wallet-row.js'
import type { Shelf } from './contract.js'
import { allWalletsToken } from './contract.js'
import { withListed } from './late-rows.js'
import { allWalletsTexts } from './texts.js'

/**
 * What the directory adds to Connect, once that is painted: the last row, which leads to all wallets, and through
 * `params.setPlace` the featured or recommended ones in their places.
 */
export default function MoreWalletsView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Icon, Row, navigation, useCount, useWords } = ui
  const [words, count] = [useWords(allWalletsTexts), useCount()]
  const [total, setTotal] = useState<Shelf['total']>()
  const isPainted = useValue(useShell().isSettled)
  const namespace = namespaceIn(params['namespace'])
  // Connect gives it.
  const setPlace = params['setPlace'] as (make: () => Place) => void
  useEffect(() => {
    if (!isPainted) return undefined
    const gone = new AbortController()
    kit
      .use(allWalletsToken)
      .then(async ({ shelf, hides }) => {
        const { wallets: listed, total: found } = await shelf(namespace)
        if (gone.signal.aborted) return
        setTotal(found)
        setPlace(() => (rows, connectors, options) => withListed({ rows, connectors, listed, hides }, options))
      })
      // The list of all wallets says what is wrong; Connect has the wallets of this browser without it.
      .catch((cause: unknown) => kit.host.log('warn', 'the directory of wallets did not answer', cause))
    return () => gone.abort()
  }, [kit, isPainted, namespace, setPlace])

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
      onClick={showAll}
    />
  )
}
