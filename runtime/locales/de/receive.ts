import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in German. */
export const receive = {
  receive: {
    title: 'Empfangen',
    code: 'QR-Code der Adresse',
    noCode: 'Der QR-Code konnte nicht gezeichnet werden. Stattdessen die Adresse kopieren.',
    how: 'Die Adresse kopieren oder den Code mit der Wallet scannen, aus der gesendet wird.',
    networks: { one: 'Nur in diesem Netzwerk', other: 'Nur in diesen {count} Netzwerken' },
  },
  compatible: {
    title: 'Kompatible Netzwerke',
    note: 'In einem dieser Netzwerke senden. Was in einem anderen ankommt, erscheint nicht in dieser App.',
    list: 'Netzwerke',
    testnet: 'Testnetzwerk',
  },
  receiveAction: { label: 'Empfangen' },
} satisfies TranslatedFeature<typeof manifest>
