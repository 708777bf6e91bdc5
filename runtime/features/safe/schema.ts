import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'

/** The safe feature, as the CLI sees it. It talks to the page around the app only. */
export const safe = defineManifest({
  id: 'safe',
  place: 13,
  title: 'Safe app',
  requires: ['connect'],
  namespaces: ['eip155'],
  views: {},
  texts: [],
  packages: { '@safe-global/safe-apps-sdk': '9.1.0' },
  source: { name: 'safe', from: 'connectors/safe' },
  init: [{ flag: 'safe', comment: 'Connects by itself inside the Safe app.' }],
  switch: 'safe',
  flags: {
    /** Connects with the Safe that the app was opened in. */
    safe: z.boolean().optional(),
  },
})
