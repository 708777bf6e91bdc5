import type { Expression, Node, SourceFile } from 'ts-morph'

/** One thing that is wrong with the values of a config. */
export interface Issue {
  /** Keys from the root of the config to the value. */
  readonly keys: readonly (string | number)[]
  /** What is wrong, to be read after the path: `must be a https:// address`. */
  readonly message: string
  /** The value that was found, short and without secrets; left out when there is none. */
  readonly found?: string
  /** What to do, beginning with a verb. */
  readonly fix: string
  /** The valid name that was most likely meant, where one is near, and whether the key or the value is to be it. */
  readonly instead?: { readonly part: 'key' | 'value'; readonly name: string }
}

/** An issue with its place in the source. */
export interface PlacedIssue extends Issue {
  /** Path from the working folder. */
  readonly file: string
  /** 1-based; left out when the source does not show where the value comes from. */
  readonly line?: number
  /** The keys as JavaScript writes them: `networks[0].rpcUrls[1]`. */
  readonly path: string
}

/** Keys as JavaScript writes them: `['networks', 0, 'rpcUrls']` is `networks[0].rpcUrls`. */
export function pathOf(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`
      return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `['${key}']`
    })
    .join('')
    .replace(/^\./, '')
}

/** The issues as lines for a terminal: place and path, what was found, what to write. */
export function issueReport(issues: readonly PlacedIssue[]): string {
  return issues
    .map(({ file, line, path, message, found, fix }) => {
      const place = line === undefined ? file : `${file}:${line}`
      const value = found === undefined ? '' : ` (found ${found})`
      return `  ${place} ${path ? `${path}: ` : ''}${message}${value}\n    ${fix}`
    })
    .join('\n')
}

const secretKey = /secret|password|passphrase|mnemonic|private_?key|api_?key|access_?key|credential|seed|token$/i
const secretText = /^(0x)?[0-9a-f]{64}$|^([a-z]+ ){11,}[a-z]+$/i

/**
 * A value for a message, at most 60 characters: text and numbers as they are, the kind of anything else.
 * Nothing under a key that sounds secret, nothing that looks like a key, and of a URL only its origin.
 */
export function showFound(value: unknown, keys: readonly (string | number)[]): string | undefined {
  if (value === undefined) return undefined
  if (keys.some((key) => typeof key === 'string' && secretKey.test(key))) return "a value that isn't shown"
  if (typeof value === 'string') return showText(value)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function showText(value: string): string {
  if (secretText.test(value)) return "a value that isn't shown"
  const text = printable(value.replace(/^([a-z][\w+.-]*:\/\/)(?:[^/@]*@)?([^/?#]+)[/?#].+$/is, '$1$2/…'))
  return JSON.stringify(text.length > 56 ? `${text.slice(0, 55)}…` : text)
}

/** Text without what a terminal or an editor would obey instead of show: control characters and changes of direction. */
export function printable(text: string): string {
  return [...text].map((character) => (isUnsafe(character.codePointAt(0) ?? 0) ? '\ufffd' : character)).join('')
}

function isUnsafe(point: number): boolean {
  if (point < 0x20) return point !== 0x09 && point !== 0x0a
  if (point >= 0x7f && point <= 0x9f) return true
  return (
    (point >= 0x200e && point <= 0x200f) || (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)
  )
}

/**
 * Finds the line of each issue in the text of the config, by walking its keys through the default export.
 * What a literal does not show (a call, an import) is placed on the line that leads there.
 * ts-morph is loaded only here: it takes a second, and something is wrong already.
 */
export async function placeIssues(
  issues: readonly Issue[],
  { file, text }: { readonly file: string; readonly text: string },
): Promise<readonly PlacedIssue[]> {
  const { Node } = await import('ts-morph')
  const root = rootOf(await parseConfig(text), Node)
  const placed = issues.map((issue) => {
    const line = root && walk(root, issue.keys, Node).getStartLineNumber()
    return { ...issue, file, path: pathOf(issue.keys), ...(line !== undefined && { line }) }
  })
  return placed.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

/** The text of a config as a tree of its own. */
async function parseConfig(text: string): Promise<SourceFile> {
  const { Project } = await import('ts-morph')
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipAddingFilesFromTsConfig: true,
  })
  return project.createSourceFile('config.tsx', text)
}

/** Finds what the keys of an issue name in the text of a config: a property or an element; nothing where the text does not show it. */
export async function nodesOf(text: string, paths: readonly Issue['keys'][]): Promise<readonly (Node | undefined)[]> {
  const { Node } = await import('ts-morph')
  const root = rootOf(await parseConfig(text), Node)
  return paths.map((keys) => keys.reduce<Node | undefined>((at, key) => at && step(plain(at, Node), key, Node), root))
}

type Kinds = typeof Node

function rootOf(source: SourceFile, kinds: Kinds): Node | undefined {
  const exported = source.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported && plain(exported.getExpression(), kinds)
}

/** The literal behind `defineConfig(…)`, a function, a property, parentheses, `as`, `satisfies` and names of this file. */
function plain(node: Node, kinds: Kinds): Node {
  if (kinds.isParenthesizedExpression(node) || kinds.isAsExpression(node) || kinds.isSatisfiesExpression(node))
    return plain(node.getExpression(), kinds)
  if (kinds.isCallExpression(node)) return inner(node.getArguments()[0], node, kinds)
  if (kinds.isArrowFunction(node) || kinds.isFunctionExpression(node)) {
    const body = node.getBody()
    const returned = kinds.isBlock(body) ? returnedBy(body, kinds) : body
    return inner(returned, node, kinds)
  }
  if (kinds.isPropertyAssignment(node)) return inner(node.getInitializer(), node, kinds)
  if (kinds.isShorthandPropertyAssignment(node)) return plain(node.getNameNode(), kinds)
  if (kinds.isIdentifier(node)) return inner(initializerOf(node, kinds), node, kinds)
  return node
}

function inner(found: Node | undefined, otherwise: Node, kinds: Kinds): Node {
  return found ? plain(found, kinds) : otherwise
}

function returnedBy(body: Node, kinds: Kinds): Expression | undefined {
  const statements = kinds.isBlock(body) ? body.getStatements() : []
  return statements.filter(kinds.isReturnStatement).at(-1)?.getExpression()
}

function initializerOf(name: Node, kinds: Kinds): Expression | undefined {
  const declared = name.getSourceFile().getVariableDeclaration(name.getText())
  return declared && !kinds.isIdentifier(declared.getInitializer()) ? declared.getInitializer() : undefined
}

/** Follows the keys as far as the source shows them and gives the node where it ends. */
function walk(root: Node, keys: readonly (string | number)[], kinds: Kinds): Node {
  let at = root
  for (const key of keys) {
    const next = step(plain(at, kinds), key, kinds)
    if (!next) return at
    at = next
  }
  return at
}

function step(node: Node, key: string | number, kinds: Kinds): Node | undefined {
  if (kinds.isArrayLiteralExpression(node)) return typeof key === 'number' ? node.getElements()[key] : undefined
  if (!kinds.isObjectLiteralExpression(node)) return undefined
  const own = node.getProperties().findLast((property) => {
    if (!kinds.isPropertyAssignment(property) && !kinds.isShorthandPropertyAssignment(property)) return false
    return property.getName().replace(/^["']|["']$/g, '') === String(key)
  })
  if (own) return own
  const spread = node.getProperties().filter(kinds.isSpreadAssignment)
  return spread.map((each) => step(plain(each.getExpression(), kinds), key, kinds)).find((found) => found !== undefined)
}
