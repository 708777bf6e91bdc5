import { defineErrors } from '../../../schema/error.js'

/** What can be wrong with what is to be added. */
export const addError = defineErrors({
  'add/unknown': {
    title: 'Nothing of that name to add',
    message: 'There is no "{name}" that could be added.',
    fix: 'Use {suggestion}. This version can add: {known}.',
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
})
