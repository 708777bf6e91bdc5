import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in German. */
export const nfts = {
  nfts: {
    loading: 'NFTs werden geladen',
    none: 'Noch keine NFTs',
    noneText: 'Was dir in diesem Netzwerk gehört, erscheint hier.',
    receive: 'Empfangen',
    retry: 'Erneut versuchen',
    failed: 'NFTs nicht verfügbar',
    old: 'Stand: {time}',
    all: 'Alle zeigen',
    allOf: 'Alle von {collection} zeigen',
    fewer: 'Weniger zeigen',
    fewerOf: 'Weniger von {collection} zeigen',
    more: 'Mehr zeigen',
    cut: 'Es gibt mehr, als hier gezeigt werden kann.',
    spam: 'Als Spam ausgeblendet',
    showSpam: 'Zeigen',
    hideSpam: 'Ausblenden',
    unsupported: 'In ein Netzwerk dieser App wechseln, um zu sehen, was dort vorhanden ist.',
  },
  nftsTab: { label: 'NFTs' },
} satisfies TranslatedFeature<typeof manifest>
