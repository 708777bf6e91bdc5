import { SaxesParser } from 'saxes'
import { drawingAttributes, drawingElements } from './svg-parts.data.js'

const SVG_CHARACTERS = 256 * 1024
const DEPTH_LIMIT = 32
const ELEMENTS_LIMIT = 2_000
/** The only styles that pictures of the package have: what a mask goes by, and how colours mix. */
const neededStyle = /^(mask-type: ?(alpha|luminance)|mix-blend-mode: ?[a-z-]{1,16});?$/
const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * The same drawing made of nothing but elements and attributes that draw, written anew, so nothing of the original text
 * is passed on. Anything else (scripts, styles, text, links, events, references out of the file, entities) is left out
 * with what is inside it. `undefined` when this is no well-formed SVG, has a document type, or is too large or too deep.
 */
export function scrubSvg(svg: string): string | undefined {
  if (svg.length > SVG_CHARACTERS) return undefined
  const parser = new SaxesParser()
  const out: string[] = []
  let depth = 0
  let elements = 0
  /** Depth of the element that is left out with what is inside it; 0 for none. */
  let leftOut = 0
  const refuse = (why: string): never => {
    throw new SyntaxError(why)
  }
  parser.on('error', (error) => refuse(error.message))
  parser.on('doctype', () => refuse('A document type'))
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    elements += 1
    if (depth > DEPTH_LIMIT || elements > ELEMENTS_LIMIT) refuse('Too large')
    if (depth === 1 && (name !== 'svg' || attributes['xmlns'] !== NAMESPACE)) refuse('No SVG')
    if (!leftOut && !drawingElements.has(name)) leftOut = depth
    if (!leftOut) out.push(`<${name}${depth === 1 ? ` xmlns="${NAMESPACE}"` : ''}${printAttributes(attributes)}>`)
  })
  parser.on('closetag', ({ name }) => {
    if (!leftOut) out.push(`</${name}>`)
    if (leftOut === depth) leftOut = 0
    depth -= 1
  })
  try {
    parser.write(svg).close()
  } catch {
    return undefined
  }
  return out.length > 0 ? out.join('') : undefined
}

function printAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => [name, attributeValue(name, value)] as const)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')
}

/** The value, written for an attribute; `undefined` when it is not one that draws. */
function attributeValue(name: string, value: string): string | undefined {
  if (name === 'style') return neededStyle.test(value) ? value : undefined
  const isDrawing = drawingAttributes.has(name) && /^[\w\s#%(),.+-]*$/.test(value)
  // Within the file only: url(#part).
  return isDrawing && !/url/i.test(value.replace(/url\(#[\w-]+\)/g, '')) ? value : undefined
}
