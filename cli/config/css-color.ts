import { color, serializeRGB } from '@csstools/css-color-parser'
import type { ComponentValue, FunctionNode } from '@csstools/css-parser-algorithms'
import {
  isFunctionNode,
  isTokenNode,
  parseCommaSeparatedListOfComponentValues,
  parseListOfComponentValues,
} from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'
import type { Rgba } from './contrast.js'

/** The two colour schemes a stylesheet may be drawn in. */
export type Scheme = 'light' | 'dark'

/** A colour; `unknown` when it depends on the page, the system or the browser; `invalid` when it is none. */
export type ColorReading = Rgba | 'unknown' | 'invalid'

/** Where a colour is read. */
export interface ColorPlace {
  readonly scheme: Scheme
  /** The value behind a CSS variable of the kit (`--mk-color-text`), or `undefined` when it is not one of the kit's. */
  readonly variable: (name: string) => string | undefined
}

/** Words whose colour only a browser knows. */
const systemColors =
  /^(currentcolor|accentcolor(text)?|activetext|buttonborder|buttonface|buttontext|canvas(text)?|field(text)?|graytext|highlight(text)?|linktext|mark(text)?|selecteditem(text)?|visitedtext)$/i

/**
 * Evaluates a CSS colour the way a browser with an sRGB screen draws it: what the screen cannot show is cut off.
 * `light-dark()` and variables of the kit are followed, other variables are not known.
 */
export function readColor(value: string, place: ColorPlace): ColorReading {
  const nodes = expand(parse(value), place, 0)
  if (nodes === undefined) return 'unknown'
  const [node, ...others] = nodes.filter((each) => each.toString().trim() !== '')
  if (!node || others.length > 0) return 'invalid'
  const read = color(node)
  if (!read || typeof read.alpha !== 'number') return 'invalid'
  const shown = channels(serializeRGB(read, false))
  return shown === undefined ? 'invalid' : { rgb: shown, alpha: read.alpha }
}

function parse(value: string): readonly ComponentValue[] {
  return parseListOfComponentValues(tokenize({ css: value }))
}

/** The nodes without variables and `light-dark()`; `undefined` when something in them is not known here. */
function expand(
  nodes: readonly ComponentValue[],
  place: ColorPlace,
  depth: number,
): readonly ComponentValue[] | undefined {
  const expanded: ComponentValue[] = []
  for (const node of nodes) {
    const part = expandNode(node, place, depth)
    if (part === undefined) return undefined
    expanded.push(...part)
  }
  return expanded
}

function expandNode(node: ComponentValue, place: ColorPlace, depth: number): readonly ComponentValue[] | undefined {
  if (isTokenNode(node)) return systemColors.test(node.toString()) ? undefined : [node]
  if (!isFunctionNode(node)) return [node]
  const name = node.getName().toLowerCase()
  if (name === 'var') {
    const value = place.variable(node.value.join('').trim())
    // Tokens that name each other in a circle end here; `referenceIssues` says so.
    return value === undefined || depth > 8 ? undefined : expand(parse(value), place, depth + 1)
  }
  if (name === 'light-dark') {
    const [light, dark, ...more] = argumentsOf(node)
    if (!light || !dark || more.length > 0) return [node]
    return expand(place.scheme === 'light' ? light : dark, place, depth)
  }
  const inner = expand(node.value, place, depth)
  if (inner) node.value = [...inner]
  return inner && [node]
}

function argumentsOf(node: FunctionNode): readonly (readonly ComponentValue[])[] {
  return parseCommaSeparatedListOfComponentValues(tokenize({ css: node.value.join('') }))
}

/** The three numbers of `rgb(…)`, as shares of 255. */
function channels(node: FunctionNode): Rgba['rgb'] | undefined {
  const [red, green, blue] = [...node.toString().matchAll(/-?[\d.]+/g)].map(([text]) => Number(text) / 255)
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}
