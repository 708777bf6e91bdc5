import type { Locale } from 'create-modal-kit/locales'
import { account } from 'create-modal-kit/locales/de/account'
import { connect } from 'create-modal-kit/locales/de/connect'
import { errors } from 'create-modal-kit/locales/de/errors'
import { networks } from 'create-modal-kit/locales/de/networks'
import { shell } from 'create-modal-kit/locales/de/shell'

/** One language, as `generate` writes it where the app says some things its own way. */
export const locale = {
  lang: 'de',
  dir: 'ltr',
  words: {
    ...shell,
    ...connect,
    ...account,
    ...networks,
    connect: { ...connect.connect, title: 'Anmelden' },
    connecting: {
      ...connect.connecting,
      hints: [
        connect.connecting.hints[0],
        'Dort bestätigen.',
        connect.connecting.hints[2],
        connect.connecting.hints[3],
      ],
    },
    networks: { ...networks.networks, results: { ...networks.networks.results, one: 'Ein Netzwerk' } },
  },
  errors: { ...errors, 'wallet/rejected': { ...errors['wallet/rejected'], title: 'Abgelehnt' } },
} as const satisfies Locale
