import { defineErrors } from '../../../schema/explain-error.js'

/** What can keep features, or the kit, from being taken out. */
export const removeError = defineErrors({
  'remove/what': {
    title: 'Nothing to remove',
    message: '`remove` was given nothing to remove.',
    fix: 'Name a feature: {known}; or add --all to take the whole kit out.',
  },
  'remove/unknown': {
    title: 'Unknown feature',
    message: 'There is no feature called "{name}" that could be removed.',
    fix: 'Use {suggestion}.',
  },
  'remove/always-on': {
    title: 'This is always on',
    message: '"{name}" is a part of every kit and has no switch.',
    fix: 'Leave it out; `modal-kit remove --all` takes the whole kit out.',
  },
  'remove/by-hand': {
    title: 'Config to be edited by hand',
    message: '{file} was left alone, because {reason}.',
    fix: 'Remove `{code}` by hand where it comes from, then run `modal-kit generate`.',
  },
  'remove/still-used': {
    title: 'The app still uses the kit',
    message: "The app wouldn't build without the kit, so nothing was changed:\n{places}",
    fix: 'Remove those lines and what they bring in, then run `modal-kit remove --all` again.',
  },
  'remove/edited': {
    title: 'Files of the kit were edited',
    message: '{count} would be lost with your changes, so nothing was changed:\n{paths}',
    fix: 'Move what you need elsewhere, or run with --force to keep copies.',
  },
  'remove/not-agreed': {
    title: 'Confirmation needed',
    message: 'This removes your files, such as {file}, and needs your answer.',
    fix: 'Run with --yes to agree, or --dry-run to see every change.',
  },
})
