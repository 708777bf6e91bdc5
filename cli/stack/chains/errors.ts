import { defineErrors } from '../../../schema/explain-error.js'

/** What keeps a local EVM chain from running as it should. */
export const chainsError = defineErrors({
  'chains/not-started': {
    title: "A local chain didn't start",
    message: "anvil for chain {chainId} didn't start: {reason}.",
    fix: "Run it again; if it fails again, run `{command}` to see anvil's output.",
  },
  'chains/state-unreadable': {
    title: 'The state of a chain is unreadable',
    message: "Couldn't load the saved state of chain {chainId} from {file}.",
    fix: 'Delete {file} to begin that chain anew, or run with --ephemeral.',
  },
  'chains/seed-failed': {
    title: "A local chain couldn't be seeded",
    message: 'Chain {chainId} refused {step}: {reason}.',
    fix: "Delete the chain's saved state, or report this if there is none.",
  },
  'chains/no-answer': {
    title: "A local chain doesn't answer",
    message: '{url} gave no usable answer: {reason}.',
    fix: 'Check that the chain still runs and the machine has free memory.',
  },
})
