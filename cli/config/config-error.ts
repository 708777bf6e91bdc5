import { defineErrors } from '../../schema/explain-error.js'

/** Everything that can be wrong with a config, from not being there to its values. */
export const configError = defineErrors({
  'config/not-found': {
    title: 'No config found',
    message: 'There is no modal.config.ts in {folder}.',
    fix: 'Run `create-modal-kit init`, or name the file with --config.',
  },
  'config/no-such-file': {
    title: 'No such config',
    message: '{file} does not exist.',
    fix: 'Correct the path after --config.',
  },
  'config/syntax': {
    title: 'Config cannot be parsed',
    message: '{place} {reason}',
    fix: 'Correct the syntax at that place.',
  },
  'config/missing-import': {
    title: 'Config imports what is not there',
    message: '{place} imports "{specifier}", which was not found.',
    fix: 'Install the package or correct the path.',
  },
  'config/threw': {
    title: 'Config threw an error',
    message: '{place} {reason}',
    fix: 'Correct the config so that it can be imported.',
  },
  'config/no-default': {
    title: 'Config has no default export',
    message: '{file} exports nothing as default.',
    fix: 'Write `export default defineConfig(…)` with an object in it.',
  },
  'config/not-an-object': {
    title: 'Config is not an object',
    message: 'The default export of {file} is {found}.',
    fix: 'Write `export default defineConfig(…)` with an object in it.',
  },
  'config/timeout': {
    title: 'Config did not finish',
    message: '{file} was not ready within {seconds} s.',
    fix: 'Remove what it waits for: a promise in it never settles.',
  },
  'config/invalid': {
    title: 'Config is not valid',
    message: '{file} has {count}:\n{report}',
    fix: 'Correct {what} in {file} and run the command again.',
  },
})
