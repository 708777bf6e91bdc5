#!/usr/bin/env node
// Old syntax on purpose: a Node that is too old must get as far as the message.
const [major, minor] = process.versions.node.split('.').map(Number)
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (isSupported) {
  import('../dist/cli/main.js')
    .then((cli) => cli.main())
    // A config may leave a timer or a socket open, which would keep the command from ending.
    .then(() => setTimeout(() => process.exit(), 500).unref())
    .catch((error) => {
      console.error('create-modal-kit could not be started. Install it again; if that does not help, report this:')
      console.error(error)
      process.exitCode = 2
    })
} else {
  console.error(`Node is too old
  create-modal-kit needs Node 20.19 or newer in the 20 line, or 22.12 or newer; this is ${process.version}.
  Install a current Node from https://nodejs.org and run the command again.`)
  process.exitCode = 1
}
