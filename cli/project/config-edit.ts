import { ts } from 'ts-morph'
import { expressionOf, literalOf, type Place, placeOf, rootLiteral } from './config-literal.js'
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
