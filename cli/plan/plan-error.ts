import { defineErrors } from '../../schema/explain-error.js'

/** What can keep a plan from being carried out. */
export const planError = defineErrors({
  'plan/refused': {
    title: 'Files would be overwritten',
    message: '{count} cannot be replaced:\n{report}',
    fix: 'Move your changes to index.tsx or modal.config.ts, or run with --force, which keeps a copy beside the file.',
  },
  'plan/changed': {
    title: 'A file changed meanwhile',
    message: '{path} is not what it was when the run began, so everything this run had written was taken back.',
    fix: 'Run the command again.',
  },
  'plan/failed': {
    title: 'Writing failed',
    message: '{path} could not be written ({reason}), so everything this run had written was taken back.',
    fix: 'Check that the folder is writable and the disk not full, then run the command again.',
  },
  'plan/not-undone': {
    title: 'Writing failed, and undoing it too',
    message: '{path} could not be written ({reason}), and these files could not be put back: {left}.',
    fix: 'Restore those files from version control, then run the command again.',
  },
})
