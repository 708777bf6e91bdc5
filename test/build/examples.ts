import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from '../setup/scratch.js'
import { compileExamples, type Texts } from './compile-examples.js'
import { around, completions } from './examples.data.js'

/** One code block in TypeScript of a page. */
export interface Example {
  /** From the repository's root: `docs/hooks.md`. */
  readonly page: string
  /** Line of the page where the code begins. */
  readonly line: number
  /** The file that the block is, where it names one. */
  readonly name: string | undefined
  readonly language: 'ts' | 'tsx'
  readonly text: string
}

/** Pages whose examples are compiled. Those of `docs/interop.md` are files of apps that end-to-end tests build. */
export const pages = [
  'README.md',
  'docs/account.md',
  'docs/buying.md',
  'docs/connectors.md',
  'docs/embedded-wallet.md',
  'docs/hooks.md',
  'docs/self-hosting.md',
  'docs/send.md',
  'docs/swaps.md',
  'docs/testing.md',
  'docs/theming.md',
  'templates/backend/README.md',
] as const

/** Every example of a page, as it stands. */
export function readExamples(page: string): readonly Example[] {
  const text = readFileSync(join(repository, page), 'utf8')
  return [...text.matchAll(/^```(tsx?)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map((found) => ({
    page,
    line: text.slice(0, found.index).split('\n').length + 1,
    name: found[2],
    language: found[1] === 'tsx' ? 'tsx' : 'ts',
    text: found[3] ?? '',
  }))
}

/** The configs that the pages show, as whole files, with the places where they stand. */
export function shownConfigs(): readonly { readonly place: string; readonly text: string }[] {
  return pages
    .flatMap(readExamples)
    .map((example) => ({ place: `${example.page}:${example.line}`, text: whole(example) }))
    .filter(({ text }) => /from 'create-modal-kit\/config'[\s\S]*export default defineConfig/.test(text))
}

/** What the compiler says of each of some examples, which stand beside the files that their pages expect: one program. */
export function problemsOf(examples: readonly Example[]): readonly (readonly string[])[] {
  const paths = examples.map(pathOf)
  const texts: Texts = new Map(examples.map((example, index) => [paths[index] ?? '', whole(example)]))
  const beside = Object.entries(around).flatMap(([page, files]) =>
    Object.entries(files).map(([name, text]) => [join(folderOf(page), name), text] as const),
  )
  const problems = compileExamples(texts, new Map(beside))
  return paths.map((path) => problems.get(path) ?? [])
}

/** `npm run check`: every example of every page, with a line for each problem that names the page and where it begins. */
export function checkExamples(): readonly string[] {
  const examples = pages.flatMap(readExamples)
  const problems = problemsOf(examples)
  return examples.flatMap(({ page, line }, index) => (problems[index] ?? []).map((each) => `${page}:${line} ${each}`))
}

/** The examples of a page lie in a folder that is not there. */
const folderOf = (page: string) => join(repository, 'test/build/examples', page)

/** Where an example stands decides what its relative imports lead to; two of a page may be the same file. */
function pathOf({ page, name, language }: Example, index: number): string {
  const folder = name === undefined ? 'src' : dirname(name)
  return join(folderOf(page), folder, `example-${index}.${language}`)
}

/** A block that is a part of a file gets the rest of it. */
function whole({ page, text }: Example): string {
  const row = completions.find((each) => each.page === page && text.startsWith(each.begins))
  return row ? row.complete(text) : text
}
