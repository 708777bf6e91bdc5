import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in German. */
export const receive = {
  receive: {
    title: 'Empfangen',
    code: 'QR-Code der Adresse',
    noCode: 'QR-Code konnte nicht gezeichnet werden. Stattdessen die Adresse kopieren.',
    how: 'Mit der sendenden Wallet scannen oder die Adresse kopieren.',
    networks: { one: 'Funktioniert in {count} Netzwerk', other: 'Funktioniert in {count} Netzwerken' },
  },
  compatible: {
    title: 'Kompatible Netzwerke',
    note: 'Nur in diesen Netzwerken senden. Was in anderen gesendet wird, erscheint nicht in dieser App.',
    list: 'Netzwerke',
    testnet: 'Testnetz',
  },
  receiveAction: { label: 'Empfangen' },
} satisfies TranslatedFeature<typeof manifest>
