import { defineErrors } from '../../schema/explain-error.js'

/** What keeps the local stack from starting. */
export const stackError = defineErrors({
  'stack/port-taken': {
    title: 'Port taken',
    message: 'Port {port}, where {service} goes, is taken by another program.',
    fix: 'Stop that program, or choose other ports with `modal-kit dev --port {other}`; --port 0 takes free ones.',
  },
  'stack/no-ports': {
    title: 'No free ports',
    message: 'Too few ports are free after port {port}.',
    fix: 'Choose a lower --port, or --port 0 for any that are free.',
  },
  'stack/packages-missing': {
    title: 'Packages are missing',
    message: "The local stack needs packages that aren't installed: {names}.",
    fix: "Start `modal-kit dev` in your app's folder. It installs them into .modal-kit/stack.",
  },
  'stack/not-installed': {
    title: "The local stack isn't installed",
    message: "Couldn't install the packages of the local stack ({names}): {reason}.",
    fix: 'Run `{command}` with access to the npm registry, then start `modal-kit dev` again.',
  },
  'stack/data-in-use': {
    title: 'The data are in use',
    message: 'Another stack (process {pid}) works with the data in {folder}.',
    fix: 'Stop it first, or run with --ephemeral. If no such process is a stack, delete {lock}.',
  },
})
