import { ModalError } from '../schema/error.js'
import { defineErrors } from '../schema/explain-error.js'

/** Errors of the command line itself: commands, flags, questions, programs. */
export const cliError = defineErrors({
  'cli/unknown-command': {
    title: 'Unknown command',
    message: 'There is no command "{name}".',
    fix: 'Use {suggestion}, or run `{program} --help` to see every command.',
  },
  'cli/unknown-flag': {
    title: 'Unknown flag',
    message: '`{command}` has no flag {flag}.',
    fix: 'Use {suggestion}, or run `{command} --help` to see every flag.',
  },
  'cli/missing-value': {
    title: 'Flag without a value',
    message: '{flag} of `{command}` was given without a value.',
    fix: 'Write it as {form}.',
  },
  'cli/unknown-choice': {
    title: 'Value not known',
    message: '{flag} can\'t be "{value}".',
    fix: 'Use {suggestion}.',
  },
  'cli/extra-argument': {
    title: 'One argument too many',
    message: '`{command}` can\'t use "{argument}".',
    fix: 'Leave it out, or run `{command} --help` to see what the command takes.',
  },
  'cli/needs-dashes': {
    title: 'A command belongs behind --',
    message: '`{command}` got "{argument}" as an argument, and takes none.',
    fix: 'Write it as `{command} -- {argument} …`. npm and Yarn 1 keep the first `--` for themselves: `npm run {program} -- {name} -- {argument} …`, `yarn {program} {name} -- -- {argument} …`.',
  },
  'cli/flags-conflict': {
    title: 'Flags exclude each other',
    message: "{first} and {second} can't be used together.",
    fix: 'Choose one of them.',
  },
  'cli/no-folder': {
    title: 'Folder not found',
    message: 'There is no folder {path}.',
    fix: 'Give --cwd an existing folder, or leave it out to use this one.',
  },
  'cli/no-program': {
    title: 'Program not found',
    message: "Couldn't start `{program}`: {reason}.",
    fix: 'Install {program}, or choose another one.',
  },
  'cli/back': {
    title: 'Back',
    message: 'The question before this one was asked for.',
    fix: 'Run the command again to answer it.',
  },
  'cli/cancelled': {
    title: 'Stopped',
    message: 'Nothing was changed.',
    fix: "Run the command again when you're ready.",
  },
  'internal/unexpected': {
    title: 'Something is wrong in modal-kit itself',
    message: '{reason}',
    fix: 'Run it again with --verbose, and report the output with your config.',
  },
})

/** Errors of reading and writing files. */
export const filesError = defineErrors({
  'files/unreadable': {
    title: "File can't be read",
    message: "Couldn't read {path}: {reason}.",
    fix: 'Check that it is a file and that you may read it.',
  },
  'files/unwritable': {
    title: "File can't be written",
    message: "Couldn't write {path}: {reason}.",
    fix: 'Check the permissions of {folder} and the free disk space.',
  },
  'files/busy': {
    title: 'Another run is at work here',
    message: 'Process {pid} of modal-kit is changing {folder}, so nothing was written.',
    fix: 'Wait until it has ended, then run the command again.',
  },
  'files/not-a-folder': {
    title: 'Not a folder',
    message: "Couldn't open {path} as a folder: {reason}.",
    fix: 'Choose a readable folder, or a new name.',
  },
})

/** An error as the terminal shows it: title, what happened, what to do, code. What is no `ModalError` is a bug of ours. */
export function describeError(cause: unknown): { readonly text: string; readonly isBug: boolean } {
  const { title, message, fix, code } = known(cause)
  const lines = [title, ...[message, fix, `(${code})`].filter(Boolean).map((line) => line.replace(/^(?=.)/gm, '  '))]
  return { text: lines.join('\n'), isBug: code.startsWith('internal/') }
}

/** An error for programs, as one document. Keys are only ever added. */
export function errorJson(cause: unknown): string {
  const { code, title, message, fix } = known(cause)
  return JSON.stringify({ error: { code, title, message, fix } }, null, 2)
}

/** Where an error came from: its stack, and those of its causes. */
export function traceError(cause: unknown): string {
  const stacks: string[] = []
  for (let at = cause; at instanceof Error; at = at.cause) stacks.push(at.stack ?? at.message)
  return stacks.join('\nCaused by: ')
}

function known(cause: unknown): ModalError {
  return ModalError.is(cause) ? cause : cliError('internal/unexpected', { reason: reasonOf(cause) }, cause)
}

function reasonOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : `A value was thrown: ${String(cause)}`
  return text.endsWith('.') ? text : `${text}.`
}
