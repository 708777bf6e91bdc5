import { ts } from 'ts-morph'
import { indentAt, indentUnitOf, isFirstOnLine, newlineOf, type Splice } from './text-edit.js'

/** How to put the provider around what a file renders, or why that is not ours to decide. */
export type Wrap =
  | { readonly kind: 'wrap'; readonly splices: readonly Splice[] }
  | { readonly kind: 'manual'; readonly reason: string }

/**
 * Finds the one place where a file renders JSX into the page (`root.render`, `ReactDOM.render`, `hydrateRoot`,
 * `hydrate`) and wraps it in `<provider>`, inside StrictMode when that is the outermost element.
 */
export function wrapRendered(source: ts.SourceFile, provider: string): Wrap {
  const rendered = renderedIn(source)
  const [only, another] = rendered
  if (!only) return { kind: 'manual', reason: "it renders JSX in a way this tool doesn't know" }
  if (another) return { kind: 'manual', reason: 'it renders in more than one place' }
  const range = rangeOf(source.text, only)
  if (range.start === range.end) return { kind: 'manual', reason: 'its StrictMode is empty' }
  return { kind: 'wrap', splices: wrapRange(source, range, provider) }
}

/** An element as JSX writes it. */
export type Jsx = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment

function renderedIn(node: ts.Node): readonly Jsx[] {
  const below: Jsx[] = []
  ts.forEachChild(node, (child) => void below.push(...renderedIn(child)))
  const here = ts.isCallExpression(node) ? renderedBy(node) : undefined
  return here ? [here, ...below] : below
}

function renderedBy(call: ts.CallExpression): Jsx | undefined {
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText()
  const places: Readonly<Record<string, number>> = { render: 0, hydrate: 0, hydrateRoot: 1 }
  const place = places[name]
  let argument = place === undefined ? undefined : call.arguments[place]
  while (argument && ts.isParenthesizedExpression(argument)) argument = argument.expression
  return argument && isJsx(argument) ? argument : undefined
}

/** Whether a node is an element. */
export function isJsx(node: ts.Node): node is Jsx {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
}

/** Positions in the text of a file. */
export interface Range {
  readonly start: number
  readonly end: number
}

function rangeOf(text: string, element: Jsx): Range {
  const isStrict = ts.isJsxElement(element) && /^(React\.)?StrictMode$/.test(element.openingElement.tagName.getText())
  if (!isStrict) return { start: element.getStart(), end: element.end }
  const [from, to] = [element.openingElement.end, element.closingElement.getStart()]
  const inner = text.slice(from, to)
  return {
    start: from + (inner.length - inner.trimStart().length),
    end: to - (inner.trim() ? inner.length - inner.trimEnd().length : 0),
  }
}

/** Puts the tags of the provider around a range; lines that get a level of their own are indented. */
export function wrapRange(source: ts.SourceFile, { start, end }: Range, provider: string): readonly Splice[] {
  const { text } = source
  const [open, close] = [`<${provider}>`, `</${provider}>`]
  const at = (position: number, put: string): Splice => ({ start: position, end: position, text: put })
  if (!isFirstOnLine(text, start) || isValue(text.slice(start, end))) return [at(start, open), at(end, close)]
  const [newline, indent, unit] = [newlineOf(text), indentAt(text, start), indentUnitOf(text)]
  const inner = lineStarts(text, { start, end }).filter((position) => !isInLiteral(source, position))
  return [
    at(start, `${open}${newline}${indent}${unit}`),
    ...inner.map((position) => at(position, unit)),
    at(end, `${newline}${indent}${close}`),
  ]
}

/** `{children}`: what formatters put on one line with the tags around it. */
function isValue(inner: string): boolean {
  return /^\{[\w.]+\}$/.test(inner)
}

/** Where the lines after the first one begin; empty lines stay empty. */
function lineStarts(text: string, { start, end }: Range): readonly number[] {
  const starts = [...text.slice(start, end).matchAll(/\n(?!\r?\n)/g)]
  return starts.map((match) => start + match.index + 1)
}

/** Whether white space added at `position` would become part of a string. */
export function isInLiteral(node: ts.Node, position: number): boolean {
  const isLiteral =
    ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)
  if (isLiteral && node.getStart() < position && position < node.end) return true
  return (
    ts.forEachChild(
      node,
      (child) => (child.pos < position && position < child.end && isInLiteral(child, position)) || undefined,
    ) ?? false
  )
}
