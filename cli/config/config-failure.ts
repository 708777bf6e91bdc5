import { basename, dirname, isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModalError } from '../../schema/error.js'
import { configError } from './config-error.js'
import { printable } from './show-found.js'
import type { SyntaxProblem } from './syntax-problem.js'
import { syntaxProblem } from './syntax-problem.js'

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
  const reason = problem?.reason ?? `cannot be parsed: ${printable(cause.message)}.`
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
  return { path, line: Number(line), column: Number(column), reason: `cannot be parsed: ${reason}.` }
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
