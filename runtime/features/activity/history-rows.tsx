import { useMemo, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import type { Network } from '../../core/network.js'
import { quantityWriter } from '../../core/token-text.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { ActivityRow } from './activity-row.js'
import { Block } from './block.js'
import { blocksOf } from './blocks.js'
import type { ActivityMonth } from './months.js'
import { createNearness } from './nearness.js'
import { activityTexts } from './texts.js'

/** What the rows take. */
export interface HistoryRowsProps {
  readonly ui: ViewUi
  readonly network: Network | undefined
  /** Sent from here, and known to nobody else yet. */
  readonly own: readonly ActivityRow[]
  readonly months: readonly ActivityMonth[]
}

/** The rows of the history by month, those near the view only. */
export function HistoryRows({ ui, network, own, months }: HistoryRowsProps) {
  const words = ui.useWords(activityTexts)
  const lang = useValue(ui.locale)?.lang
  const { clock } = useKit().host
  const [places] = useState(() => ({ nearness: createNearness(clock), heights: new Map<string, number>() }))
  const language = useMemo(
    () => ({
      words,
      day: new Intl.DateTimeFormat(lang ?? 'en', { day: '2-digit', month: 'short' }),
      quantity: quantityWriter(lang),
    }),
    [words, lang],
  )
  const blocks = useMemo(() => blocksOf(months), [months])
  const ownBlock = [{ key: 'own', name: words.own, isFirst: true, rows: own }]
  return (own.length > 0 ? [ownBlock, ...blocks] : blocks).map((parts) => (
    <Block key={parts[0]?.key} ui={ui} network={network} language={language} places={places} parts={parts} />
  ))
}
