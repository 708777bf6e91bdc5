import { basename, dirname, isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModalError } from '../../schema/error.js'
import { defineErrors } from '../../schema/explain-error.js'
import { printable } from './issue.js'

/** Everything that can be wrong with a config, from not being there to its values. */
export const configError = defineErrors({
  'config/not-found': {
    title: 'No config found',
    message: 'There is no modal.config.ts in {folder}.',
    fix: 'Run `create-modal-kit init`, or name the file with --config.',
  },
  'config/no-such-file': {
    title: 'No such config',
    message: "{file} doesn't exist.",
    fix: 'Correct the path after --config.',
  },
  'config/syntax': {
    title: "Config can't be parsed",
    message: '{place} {reason}',
    fix: 'Correct the syntax at that place.',
  },
  'config/missing-import': {
    title: 'Config imports a missing module',
    message: '{place} imports "{specifier}", which wasn\'t found.',
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
    title: "Config isn't an object",
    message: 'The default export of {file} is {found}.',
    fix: 'Write `export default defineConfig(…)` with an object in it.',
  },
  'config/timeout': {
    title: "Config didn't finish",
    message: "{file} wasn't ready within {seconds} s.",
    fix: 'Remove the promise that never settles.',
  },
  'config/invalid': {
    title: 'Invalid config',
    message: '{file} has {count}:\n{report}',
    fix: 'Correct {what} in {file} and run the command again.',
  },
})

/** Where a failing config was read from. */
export interface FailureSource {
  readonly cwd: string
  /** Absolute path of the config. */
  readonly path: string
  readonly read: (path: string) => Promise<string | undefined>
}

interface Place {
  readonly path: string
  readonly line: number | undefined
}

/** Turns what importing or running a config threw into an error that names file and line. */
export async function configFailure(cause: unknown, source: FailureSource): Promise<ModalError> {
  if (ModalError.is(cause) && cause.code.startsWith('config/')) return cause
  const place = placeOf(cause) ?? { path: source.path, line: undefined }
  const syntax = cause instanceof SyntaxError ? await syntaxFailure(cause, place, source) : undefined
  if (syntax) return syntax
  const missing = missingImport(cause)
  if (missing) {
    const path = missing.from ?? place.path
    const specifier = isAbsolute(missing.name) ? `./${relative(dirname(path), missing.name)}` : missing.name
    const line = lineWith(basename(specifier), (await source.read(path)) ?? '')
    return configError('config/missing-import', { place: show(source, path, { line }), specifier }, cause)
  }
  return configError('config/threw', { place: show(source, place.path, place), reason: reasonOf(cause) }, cause)
}

/** Node says where a module that does not fit was imported, and for a text it cannot parse only the reason. */
async function syntaxFailure(cause: SyntaxError, place: Place, source: FailureSource): Promise<ModalError | undefined> {
  const sucrase = sucraseProblem(cause.message)
  const path = sucrase?.path ?? place.path
  const problem = (await syntaxProblem(path, (await source.read(path)) ?? '')) ?? sucrase
  if (!problem && place.line !== undefined) return undefined
  const reason = problem?.reason ?? `can't be parsed: ${printable(cause.message)}.`
  return configError('config/syntax', { place: show(source, path, problem ?? {}), reason }, cause)
}

function reasonOf(cause: unknown): string {
  const text =
    printable(cause instanceof Error ? cause.message : String(cause))
      .trim()
      .split('\n')[0] ?? ''
  return `threw: ${text.length > 300 ? `${text.slice(0, 299)}…` : text}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** The first place of the stack that is a file of the config; the query tells ours from everything else. */
function placeOf(cause: unknown): Place | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const [, url, line] = /(file:\/\/[^\s()?]+)\?modal-kit=\w+:(\d+)/.exec(stack) ?? []
  return url === undefined ? undefined : { path: fileURLToPath(url), line: Number(line) }
}

/** Sucrase names the file it could not parse and the place in its message. */
function sucraseProblem(message: string): (SyntaxProblem & { readonly path: string }) | undefined {
  const [, path, reason, line, column] = /^Error transforming (.+?): (.*) \((\d+):(\d+)\)$/.exec(message) ?? []
  if (path === undefined) return undefined
  return { path, line: Number(line), column: Number(column), reason: `can't be parsed: ${reason}.` }
}

function missingImport(cause: unknown): { readonly name: string; readonly from?: string } | undefined {
  if (!(cause instanceof Error && 'code' in cause)) return undefined
  if (!['ERR_MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(String(cause.code))) return undefined
  const [, name, from] = /'([^']+)'.* imported from (.+?)(?:\?modal-kit=\w+)?$/m.exec(cause.message) ?? []
  return name === undefined || from === undefined
    ? { name: cause.message }
    : { name, from: from.startsWith('file:') ? fileURLToPath(from) : from }
}

function lineWith(name: string, text: string): number | undefined {
  const index = text.split('\n').findIndex((line) => /from|import/.test(line) && line.includes(name))
  return index < 0 ? undefined : index + 1
}

function show(
  { cwd }: FailureSource,
  path: string,
  { line, column }: { readonly line?: number | undefined; readonly column?: number },
): string {
  return [relative(cwd, path), line, column].filter((part) => part !== undefined).join(':')
}

/** Where and why a file cannot be parsed; line and column count from 1. */
export interface SyntaxProblem {
  readonly line: number
  readonly column: number
  /** A clause without a full stop at its end made into one: `cannot be parsed: ',' expected.` */
  readonly reason: string
}

/** The first syntax error TypeScript finds in a text. It is loaded only here: parsing has already failed. */
async function syntaxProblem(path: string, text: string): Promise<SyntaxProblem | undefined> {
  const { ts } = await import('ts-morph')
  const { diagnostics } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true })
  const first = diagnostics?.find((diagnostic) => diagnostic.start !== undefined)
  if (!first) return undefined
  const before = text.slice(0, first.start).split('\n')
  const reason = `can't be parsed: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, reason }
}
