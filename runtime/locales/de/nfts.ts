import type { TranslatedFeature } from '../../core/words.js'
import type { nfts as manifest } from '../../features/nfts/schema.js'

/** The words of the tab NFTs, in German. */
export const nfts = {
  nfts: {
    loading: 'NFTs werden geladen',
    none: 'Noch keine NFTs',
    noneText: 'Eigene NFTs in diesem Netzwerk erscheinen hier.',
    receive: 'Empfangen',
    retry: 'Erneut versuchen',
    failed: 'NFTs konnten nicht geladen werden',
    old: 'Stand: {time}',
    all: 'Alle zeigen',
    allOf: 'Alle von {collection} zeigen',
    fewer: 'Weniger zeigen',
    fewerOf: 'Weniger von {collection} zeigen',
    more: 'Mehr zeigen',
    cut: 'Die ersten {count} werden angezeigt.',
    spam: 'Spam ({count})',
    showSpam: 'Zeigen',
    hideSpam: 'Ausblenden',
    off: 'NFTs nicht verfügbar',
    networks: 'Netzwerk wechseln',
    unsupported: 'Zu einem unterstützten Netzwerk wechseln, um die NFTs zu sehen.',
  },
  nftsTab: { label: 'NFTs' },
} satisfies TranslatedFeature<typeof manifest>
