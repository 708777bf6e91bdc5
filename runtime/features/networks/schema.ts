import { defineManifest } from '../../../schema/feature.js'

/** The networks feature, as the CLI sees it: the list, and switching the wallet. */
export const networks = defineManifest({
  id: 'networks',
  title: 'Switch networks',
  requires: ['connect'],
  views: { Networks: 'views/networks/networks', SwitchNetwork: 'views/networks/switch-network' },
  css: 'networks.css',
  flags: {},
})
