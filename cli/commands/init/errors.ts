import { defineErrors } from '../../../schema/explain-error.js'

/** What can be wrong with the flags and the course of `init`. */
export const initError = defineErrors({
  'init/unknown-network': {
    title: 'Unknown network',
    message: 'There is no network called "{name}".',
    fix: 'Use {suggestion}; networks take viem/chains names, solana, solanaDevnet, solanaTestnet, or CAIP-2 IDs like eip155:1.',
  },
  'init/network-not-built': {
    title: 'Network not in this version yet',
    message: '"{name}" belongs to a namespace planned for a later version.',
    fix: 'Leave it out; EVM networks such as mainnet and base, and those of Solana work today.',
  },
  'init/no-networks': {
    title: 'No networks',
    message: '--networks was given without a name.',
    fix: 'Name at least one network: --networks mainnet,base.',
  },
  'init/unknown-feature': {
    title: 'Unknown feature',
    message: 'There is no feature called "{name}".',
    fix: 'Use {suggestion}, or leave --features out.',
  },
  'init/feature-not-built': {
    title: 'Feature not in this version yet',
    message: 'The feature "{name}" is planned for a later version.',
    fix: 'Leave it out; this version has {built}.',
  },
  'init/feature-needs-value': {
    title: 'Feature needs a value',
    message: '"{name}" needs a value in modal.config.ts, not just its name.',
    fix: 'Leave it out, and write {code} into modal.config.ts afterwards.',
  },
  'init/bad-project-id': {
    title: 'Invalid project ID',
    message: '"{id}" can\'t be a project ID.',
    fix: "Use local, a Reown project's 32 hex digits, or an ID from your backend.",
  },
  'init/project-id-needed': {
    title: 'Project ID needed',
    message: "Reown's services need a Reown project ID of 32 hex digits.",
    fix: 'Add --project-id with the ID from your Reown dashboard, or use --services local.',
  },
  'init/own-project-needed': {
    title: 'Project ID needed',
    message: 'Your own backend needs the ID of one of its projects.',
    fix: 'Add --project-id with the ID printed by `npm run admin -- project create`.',
  },
  'init/bad-relay-project': {
    title: 'Invalid project ID',
    message: '"{id}" can\'t be a project of WalletConnect\'s public relay.',
    fix: 'Use the 32 hex digits of a project at dashboard.reown.com.',
  },
  'init/relay-project-needed': {
    title: 'Project ID for the relay needed',
    message: "{name} uses WalletConnect's public relay, and needs a project there.",
    fix: 'Add --walletconnect-project-id with 32 hex digits from dashboard.reown.com, or leave {name} out.',
  },
  'init/bad-services': {
    title: 'Services not known',
    message: '"{services}" is no place for the services.',
    fix: 'Use local for this machine, reown, or the address of your backend: https://api.example.com.',
  },
  'init/install-failed': {
    title: 'Installing failed',
    message: '`{command}` ended with exit code {code}, so this run was undone.',
    fix: 'Read its output above, then run init again; --no-install leaves installing to you.',
  },
  'init/bad-folder-name': {
    title: 'Folder name is no package name',
    message: 'A new app can\'t be named after the folder "{name}".',
    fix: 'Choose a folder name with letters or digits.',
  },
})
