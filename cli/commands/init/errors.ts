import { defineErrors } from '../../../schema/explain-error.js'

/** What can be wrong with the flags and the course of `init`. */
export const initError = defineErrors({
  'init/unknown-network': {
    title: 'Unknown network',
    message: 'There is no network called "{name}".',
    fix: 'Use {suggestion}: networks have the names that viem/chains exports, or CAIP-2 ids like eip155:1.',
  },
  'init/network-not-built': {
    title: 'Network not in this version yet',
    message: '"{name}" is a network of a chain family this version has not built.',
    fix: 'Leave it out; EVM networks such as mainnet, polygon and base work today.',
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
    message: 'The feature "{name}" is planned, and this version has not built it.',
    fix: 'Leave it out; this version has {built}.',
  },
  'init/feature-needs-value': {
    title: 'Feature needs a value',
    message: '"{name}" is turned on by what modal.config.ts says, not by its name alone.',
    fix: 'Leave it out, and write {code} into modal.config.ts afterwards.',
  },
  'init/bad-project-id': {
    title: 'Project id not valid',
    message: '"{id}" cannot be a project id.',
    fix: 'Use local, the 32 hex digits of a Reown project, or the 4 to 64 letters, digits, - and _ your backend issued.',
  },
  'init/project-id-needed': {
    title: 'Project id needed',
    message: "Reown's services need the id of a Reown project, which has 32 hex digits.",
    fix: 'Add --project-id with the id from your Reown dashboard, or use --services local, which needs none.',
  },
  'init/own-project-needed': {
    title: 'Project id needed',
    message: 'A backend of your own needs the id of a project there.',
    fix: 'Add --project-id with the id that `npm run admin -- project create` printed.',
  },
  'init/bad-relay-project': {
    title: 'Project id not valid',
    message: '"{id}" cannot be a project of WalletConnect\'s public relay.',
    fix: 'Use the 32 hex digits of a project at dashboard.reown.com.',
  },
  'init/relay-project-needed': {
    title: 'Project id for the relay needed',
    message: "{name} goes through WalletConnect's public relay, which needs a project of its own.",
    fix: 'Add --walletconnect-project-id with the 32 hex digits of a project at dashboard.reown.com, or leave {name} out.',
  },
  'init/bad-services': {
    title: 'Services not known',
    message: '"{services}" is no place for the services.',
    fix: 'Use local for this machine, reown, or the address of your backend: https://api.example.com.',
  },
  'init/install-failed': {
    title: 'Installing failed',
    message: '`{command}` ended with exit code {code}, so everything this run wrote was taken back.',
    fix: 'Read what it printed above, then run init again; with --no-install it writes the files and leaves installing to you.',
  },
  'init/bad-folder-name': {
    title: 'Folder name is no package name',
    message: 'A new app cannot be named after the folder "{name}".',
    fix: 'Choose a folder name with letters or digits.',
  },
})
