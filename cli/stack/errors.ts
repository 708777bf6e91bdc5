import { defineErrors } from '../../schema/explain-error.js'

/** What keeps the local stack from starting. */
export const stackError = defineErrors({
  'stack/port-taken': {
    title: 'Port taken',
    message: 'Port {port}, where {service} goes, is taken by another program.',
    fix: 'Stop that program, or give the stack other ports: `modal-kit dev --port {other}`; --port 0 takes any that are free.',
  },
  'stack/no-ports': {
    title: 'No free ports',
    message: 'After port {port} there are not enough free ports for the stack.',
    fix: 'Choose a lower --port, or --port 0 for any that are free.',
  },
  'stack/packages-missing': {
    title: 'Packages are missing',
    message: 'The local stack needs what is not installed here: {names}.',
    fix: 'Start `modal-kit dev` in the folder of your app: it installs them into .modal-kit/stack.',
  },
  'stack/not-installed': {
    title: 'The local stack is not installed',
    message: 'The packages of the local stack ({names}) could not be installed: {reason}.',
    fix: 'Run `{command}` where the npm registry can be reached, then start `modal-kit dev` again.',
  },
  'stack/data-in-use': {
    title: 'The data are in use',
    message: 'Another stack (process {pid}) works with the data in {folder}.',
    fix: 'Stop it first, or run with --ephemeral. If no such process is a stack, delete {lock}.',
  },
})
