import { defineErrors } from '../../../schema/explain-error.js'

/** What keeps a local EVM chain from running as it should. */
export const chainsError = defineErrors({
  'chains/not-started': {
    title: 'A local chain did not start',
    message: 'anvil for chain {chainId} did not start: {reason}.',
    fix: 'Run it again; if it stays so, try `{command}` by hand to see what anvil says.',
  },
  'chains/state-unreadable': {
    title: 'The state of a chain is unreadable',
    message: 'The saved state of chain {chainId} in {file} could not be loaded.',
    fix: 'Delete {file} to begin that chain anew, or run with --ephemeral.',
  },
  'chains/seed-failed': {
    title: 'A local chain could not be seeded',
    message: 'Chain {chainId} refused {step}: {reason}.',
    fix: 'Delete the saved state of the chain, or report this if there is none.',
  },
  'chains/no-answer': {
    title: 'A local chain does not answer',
    message: '{url} gave no usable answer: {reason}.',
    fix: 'Check that the chain still runs and that the machine is not out of memory.',
  },
})
