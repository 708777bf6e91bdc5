import { defineErrors } from '../../../schema/explain-error.js'

/** What can be wrong with what is to be added. */
export const addError = defineErrors({
  'add/unknown': {
    title: 'Nothing of that name to add',
    message: 'There is no "{name}" that could be added.',
    fix: 'Use {suggestion}.',
  },
  'add/what': {
    title: 'Nothing to add',
    message: '`add` was given nothing to add.',
    fix: 'Name it, as in `modal-kit add {first}`. This version can add: {known}.',
  },
  'add/conflict': {
    title: 'Files are in the way',
    message: '{count} in {dir} would be overwritten, so nothing was written:\n{paths}',
    fix: 'Move them away, or choose another folder with --dir.',
  },
  'add/bad-folder': {
    title: 'Folder not usable',
    message: '--dir was given without a folder.',
    fix: 'Name one, as in `--dir backend`, or leave --dir out.',
  },
  'add/not-built': {
    title: 'Feature not in this version yet',
    message: 'The feature "{name}" is planned for a later version.',
    fix: 'Choose another one; this version can add: {known}.',
  },
  'add/backend-alone': {
    title: 'The backend is added alone',
    message: '`add` takes either the backend or features, and --dir goes with the backend.',
    fix: 'Run `modal-kit add backend` for itself.',
  },
  'add/needs-value': {
    title: 'A value is needed',
    message: '"{name}" needs more than its name in {file}.',
    fix: 'Write `{code}` into {place}, then run `modal-kit {next}`.',
  },
  'add/by-hand': {
    title: 'Config to be edited by hand',
    message: '{file} was left alone, because {reason}.',
    fix: 'Write `{code}` into it by hand, then run `modal-kit generate`.',
  },
})
