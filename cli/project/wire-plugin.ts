import { ts } from 'ts-morph'
import { type EntryEdit, importSplice } from './entry.js'
import { addElement, addProperty, removeElement, removeProperty } from './object-edit.js'
import { type Splice, splice } from './text-edit.js'

/** The plugins of build tools: what is called, and what it is imported from. */
export const plugins = {
  vite: { name: 'modalKit', from: 'create-modal-kit/vite' },
  next: { name: 'withModalKit', from: 'create-modal-kit/next' },
} as const

/** Puts `modalKit()` last into the plugins of a Vite config, and imports it. What is there already is not put again. */
export function wireVitePlugin(fileName: string, text: string): EntryEdit {
  const source = readModule(fileName, text)
  const found = look(source, plugins.vite)
  if (found) return found
  const configs = configsIn(source)
  const [config, another] = configs
  if (!config) return { kind: 'manual', reason: "its config isn't written as an object" }
  if (another) return { kind: 'manual', reason: 'it holds more than one config' }
  const property = config.properties.find((each) => each.name?.getText() === 'plugins')
  if (!property) return edit(source, plugins.vite, addProperty(text, config, 'plugins: [modalKit()]'))
  const list = ts.isPropertyAssignment(property) ? property.initializer : undefined
  if (!list || !ts.isArrayLiteralExpression(list)) return { kind: 'manual', reason: "its plugins aren't a list" }
  return edit(source, plugins.vite, addElement(text, list, 'modalKit()'))
}

/** Puts `withModalKit()` around what a config of Next exports, and imports it. */
export function wireNextPlugin(fileName: string, text: string): EntryEdit {
  const source = readModule(fileName, text)
  const found = look(source, plugins.next)
  if (found) return found
  const [exported] = source.statements.filter(ts.isExportAssignment)
  if (!exported) return { kind: 'manual', reason: 'it has no default export' }
  const { expression } = exported
  const around = [
    { start: expression.getStart(), end: expression.getStart(), text: 'withModalKit(' },
    { start: expression.end, end: expression.end, text: ')' },
  ]
  return edit(source, plugins.next, around)
}

/**
 * Takes a plugin out that `item` imports, where it stands as it was put: `modalKit()` in a list, `withModalKit(config)`.
 * `undefined` where it is used in any other way, or has options.
 */
export function unwirePlugin(source: ts.SourceFile, item: ts.ImportDeclaration): readonly Splice[] | undefined {
  const named = item.importClause?.namedBindings
  const [only, another] = named && ts.isNamedImports(named) ? named.elements : []
  const plugin = Object.values(plugins).find(({ from }) => from === specifierOf(item))
  if (!plugin || another || item.importClause?.name || only?.name.text !== plugin.name) return undefined
  const calls = usesOf(source, plugin.name).filter((use) => use !== only.name)
  const [call, second] = calls.map((use) => use.parent)
  if (!call) return []
  if (second || !ts.isCallExpression(call)) return undefined
  const [argument, options] = call.arguments
  if (plugin === plugins.vite) {
    const list = call.parent
    if (argument || !ts.isArrayLiteralExpression(list)) return undefined
    const isAlone = list.elements.length === 1 && ts.isPropertyAssignment(list.parent)
    return isAlone ? removeProperty(source.text, list.parent) : removeElement(source.text, call)
  }
  if (!argument || options || !ts.isExportAssignment(call.parent)) return undefined
  return [
    { start: call.getStart(), end: argument.getStart(), text: '' },
    { start: argument.end, end: call.end, text: '' },
  ]
}

type Plugin = (typeof plugins)[keyof typeof plugins]

/** What there is to do where the plugin is imported already, or its name is taken. */
function look(source: ts.SourceFile, { name, from }: Plugin): EntryEdit | undefined {
  const imports = source.statements.filter(ts.isImportDeclaration)
  if (imports.some((item) => specifierOf(item) === from)) return { kind: 'done' }
  if (imports.length === 0 && /\bmodule\.exports\b|\brequire\(/.test(source.text))
    return { kind: 'manual', reason: 'it is a CommonJS module' }
  return usesOf(source, name).length > 0
    ? { kind: 'manual', reason: `something else in it is called ${name}` }
    : undefined
}

function edit(source: ts.SourceFile, { name, from }: Plugin, splices: readonly Splice[]): EntryEdit {
  const text = splice(source.text, [...splices, importSplice(source, `{ ${name} } from `, from)])
  return { kind: 'edit', text, summary: `add ${name}()` }
}

/** Objects that are the whole config of Vite: exported, given to `defineConfig`, or given back by a function that is. */
function configsIn(source: ts.SourceFile): readonly ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      if (isWhole(node)) found.push(node)
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isWhole(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isExportAssignment(parent)) return true
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'defineConfig'
  const isShell =
    ts.isParenthesizedExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isBlock(parent)
  return isShell && isWhole(parent)
}

function usesOf(node: ts.Node, name: string): readonly ts.Identifier[] {
  const below: ts.Identifier[] = []
  ts.forEachChild(node, (child) => void below.push(...usesOf(child, name)))
  return ts.isIdentifier(node) && node.text === name ? [node, ...below] : below
}

function specifierOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
}

function readModule(fileName: string, text: string): ts.SourceFile {
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
}
