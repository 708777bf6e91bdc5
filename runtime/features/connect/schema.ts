import { z } from 'zod'
import { defaults } from '../../../schema/defaults.data.js'
import { defineManifest } from '../../../schema/feature.js'
import { list } from '../../../schema/list.js'

/** The connect feature, as the CLI sees it. Its view Connect comes with `create-modal-kit/modal`. */
export const connect = defineManifest({
  id: 'connect',
  title: 'Connect a wallet',
  requires: [],
  views: { ConnectingExternal: 'views/connect/connecting-external' },
  css: 'connect.css',
  flags: {
    /** Which groups of wallets are listed, and in what order (SPEC §9, connector type order). */
    connectorTypeOrder: list(z.enum(defaults.features.connectorTypeOrder), 1).optional(),
  },
})
