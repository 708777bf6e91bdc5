import { ts } from 'ts-morph'
import { addProperty, removeProperty } from './object-edit.js'
import { indentAt, indentUnitOf, isFirstOnLine, newlineOf, splice } from './text-edit.js'

/**
 * What there is to do with a config. `manual` is written, but in a way that is not one to guess about; `unclear` comes
 * from where the file does not show it.
 */
export type ConfigEdit =
  | { readonly kind: 'edit'; readonly text: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'manual' | 'unclear'; readonly reason: string }

/** Sets a flag of `features` to true; every character that is not part of it stays. */
export function turnOn(text: string, flag: string): ConfigEdit {
  const source = readConfig(text)
  const features = featuresOf(source)
  if (features.kind === 'unclear') return features
  if (features.kind === 'open')
    return edit(text, addProperty(text, features.object, featuresBlock(text, features, flag)))
  const place = flagOf(features, flag, source)
  if (place.kind === 'unclear') return place
  if (place.kind === 'open') return edit(text, addProperty(text, place.object, `${flag}: true`))
  const value = expressionOf(place.property)
  const isOff = value.kind === ts.SyntaxKind.FalseKeyword || isEmptyList(value)
  if (!isOff && isPlain(value)) return { kind: 'done' }
  if (!isOff) return { kind: 'manual', reason: `it says \`${place.property.getText(source)}\`` }
  return edit(text, [{ start: value.getStart(source), end: value.end, text: 'true' }])
}

/** Takes a flag out of `features`. */
export function turnOff(text: string, flag: string): ConfigEdit {
  const source = readConfig(text)
  const features = featuresOf(source)
  if (features.kind === 'unclear') return features
  return features.kind === 'open' ? { kind: 'done' } : without(text, flagOf(features, flag, source))
}

/** Takes a key out of the root of the config: `legal`. */
export function dropKey(text: string, key: string): ConfigEdit {
  const source = readConfig(text)
  const root = rootLiteral(source)
  return root.kind === 'unclear' ? root : without(text, placeOf(root.object, key, source))
}

function without(text: string, place: Place): ConfigEdit {
  if (place.kind === 'open') return { kind: 'done' }
  if (place.kind === 'unclear') return place
  const isOff = expressionOf(place.property).kind === ts.SyntaxKind.FalseKeyword
  return isOff ? { kind: 'done' } : edit(text, removeProperty(text, place.property))
}

function readConfig(text: string): ts.SourceFile {
  return ts.createSourceFile('modal.config.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
}

function featuresOf(source: ts.SourceFile): Place {
  const root = rootLiteral(source)
  return root.kind === 'unclear' ? root : placeOf(root.object, 'features', source)
}

function flagOf(features: Extract<Place, { kind: 'property' }>, flag: string, source: ts.SourceFile): Place {
  const literal = literalOf(expressionOf(features.property), source)
  if (literal.kind === 'unclear') return { kind: 'unclear', reason: `in \`features\`, ${literal.reason}` }
  return placeOf(literal.object, flag, source)
}

/** `features: { … }` as the object around it is written: over lines, or in one. */
function featuresBlock(text: string, { object }: Extract<Place, { kind: 'open' }>, flag: string): string {
  const close = object.end - 1
  if (!isFirstOnLine(text, close)) return `features: { ${flag}: true }`
  const [newline, unit] = [newlineOf(text), indentUnitOf(text)]
  const last = object.properties.at(-1)
  const indent = last ? indentAt(text, last.getStart()) : indentAt(text, close) + unit
  return `features: {${newline}${indent}${unit}${flag}: true,${newline}${indent}}`
}

function isEmptyList(value: ts.Expression): boolean {
  return ts.isArrayLiteralExpression(value) && value.elements.length === 0
}

function edit(text: string, splices: Parameters<typeof splice>[1]): ConfigEdit {
  return { kind: 'edit', text: splice(text, splices) }
}

/** A value that says by itself that something is on. */
function isPlain(value: ts.Expression): boolean {
  return (
    value.kind === ts.SyntaxKind.TrueKeyword ||
    ts.isArrayLiteralExpression(value) ||
    ts.isObjectLiteralExpression(value)
  )
}

/** The object a piece of a config is written as, or why that cannot be read from the source; a clause for a message. */
export type Literal =
  | { readonly kind: 'object'; readonly object: ts.ObjectLiteralExpression }
  | { readonly kind: 'unclear'; readonly reason: string }

/** A property of an object of the config, where it is written. `open` has no such property but takes one. */
export type Place =
  | { readonly kind: 'property'; readonly property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment }
  | { readonly kind: 'open'; readonly object: ts.ObjectLiteralExpression }
  | { readonly kind: 'unclear'; readonly reason: string }

/** The object behind `export default`: in `defineConfig(…)`, a function, a variable, with `satisfies` or without. */
function rootLiteral(source: ts.SourceFile): Literal {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) return literalOf(statement.expression, source)
    const isDefault = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isDefaultModifier)
    if (isDefault && ts.isFunctionDeclaration(statement)) return returnedBy(statement.body, source)
  }
  return unclear('it has no `export default`')
}

/** Follows parentheses, types, `defineConfig`, functions with one `return`, and constants of the file. */
function literalOf(node: ts.Expression, source: ts.SourceFile, seen: readonly ts.Node[] = []): Literal {
  if (seen.includes(node)) return unclear('it refers to itself')
  const next = (inner: ts.Expression) => literalOf(inner, source, [...seen, node])
  if (ts.isObjectLiteralExpression(node)) return { kind: 'object', object: node }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return next(node.expression)
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return ts.isBlock(node.body) ? returnedBy(node.body, source) : next(node.body)
  if (ts.isCallExpression(node)) {
    const [argument, another] = node.arguments
    if (argument && !another && isDefineConfig(node.expression, source)) return next(argument)
    return unclear(`\`${node.expression.getText(source)}(…)\` makes it`)
  }
  if (ts.isIdentifier(node)) {
    const initializer = constantOf(node.text, source)
    return initializer ? next(initializer) : unclear(`\`${node.text}\` isn't a constant of this file`)
  }
  return unclear("it isn't written as an object")
}

/** Where an object says `key`; looks into what it spreads when it does not say it itself. */
export function placeOf(object: ts.ObjectLiteralExpression, key: string, source: ts.SourceFile): Place {
  const own = object.properties.findLast((property) => nameOf(property) === key)
  if (own && (ts.isPropertyAssignment(own) || ts.isShorthandPropertyAssignment(own)))
    return { kind: 'property', property: own }
  if (own) return unclear(`\`${key}\` isn't written as a plain property`)
  for (const spread of object.properties.filter(ts.isSpreadAssignment).toReversed()) {
    const literal = literalOf(spread.expression, source)
    if (literal.kind === 'unclear') return unclear(`\`${spread.getText(source)}\` may bring \`${key}\` along`)
    const place = placeOf(literal.object, key, source)
    if (place.kind !== 'open') return place
  }
  return { kind: 'open', object }
}

/** The expression a property holds: of `{ features }` the name itself. */
function expressionOf(property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): ts.Expression {
  return ts.isPropertyAssignment(property) ? property.initializer : property.name
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}

function returnedBy(body: ts.Block | undefined, source: ts.SourceFile): Literal {
  const [only, another] = body ? returnsIn(body) : []
  if (!only?.expression) return unclear('its function returns no object')
  if (another) return unclear('its function returns in more than one place')
  return literalOf(only.expression, source)
}

function returnsIn(node: ts.Node): readonly ts.ReturnStatement[] {
  const found: ts.ReturnStatement[] = []
  ts.forEachChild(node, (child) => {
    if (ts.isReturnStatement(child)) found.push(child)
    else if (!ts.isFunctionLike(child)) found.push(...returnsIn(child))
  })
  return found
}

/** The value of a name that is declared once in the file, by `const`. */
function constantOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  const found: ts.VariableDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const [only, another] = found
  if (!only || another || !ts.isVariableDeclarationList(only.parent)) return undefined
  return only.parent.flags & ts.NodeFlags.Const ? only.initializer : undefined
}

function isDefineConfig(callee: ts.Expression, source: ts.SourceFile): boolean {
  if (!ts.isIdentifier(callee)) return false
  const imports = source.statements.filter(ts.isImportDeclaration)
  return imports.some(({ importClause, moduleSpecifier }) => {
    const named = importClause?.namedBindings
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== 'create-modal-kit/config') return false
    const elements = named && ts.isNamedImports(named) ? named.elements : []
    return elements.some(
      (element) => element.name.text === callee.text && (element.propertyName ?? element.name).text === 'defineConfig',
    )
  })
}

function isDefaultModifier(modifier: ts.Modifier): boolean {
  return modifier.kind === ts.SyntaxKind.DefaultKeyword
}

function unclear(reason: string): { readonly kind: 'unclear'; readonly reason: string } {
  return { kind: 'unclear', reason }
}
