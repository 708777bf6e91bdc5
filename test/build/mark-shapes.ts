import { SaxesParser } from 'saxes'
import type { MarkGradient, MarkShape } from '../../schema/mark.js'

type Attributes = Readonly<Record<string, string>>

/** The field that every drawing of the set fills. */
const FIELD = '0 0 24 24'
const WHOLE_FIELD = 'M0 0h24v24H0z'

/** What a drawing may have, by element. Anything else would be lost without a word. */
const known: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'width', 'height', 'fill', 'viewBox', 'class'],
  g: ['clip-path'],
  defs: [],
  clipPath: ['id'],
  path: ['fill', 'd', 'fill-rule', 'clip-rule'],
  linearGradient: ['id', 'x1', 'x2', 'y1', 'y2', 'gradientUnits'],
  stop: ['offset', 'stop-color'],
}

/**
 * The shapes of a drawing of the icon set, in the order they are drawn. Throws for what a `Mark` cannot say: an element, an
 * attribute or a clip of another kind.
 */
export function markShapes(svg: string): readonly MarkShape[] {
  const paths: Attributes[] = []
  const gradients = new Map<string, { readonly line: MarkGradient[0]; readonly stops: MarkGradient[1][number][] }>()
  const open: { readonly name: string; readonly attributes: Attributes }[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    check(name, attributes)
    const inside = open.find((each) => each.name === 'clipPath' || each.name === 'linearGradient')
    open.push({ name, attributes })
    if (name === 'linearGradient') {
      const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((each) => Number(attributes[each]))
      gradients.set(attributes['id'] ?? '', { line: [x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0], stops: [] })
    } else if (name === 'stop') {
      const { offset = '0', 'stop-color': color = '' } = attributes
      gradients.get(inside?.attributes['id'] ?? '')?.stops.push([Number(offset), colorOf(color)])
    } else if (name === 'path' && inside?.name !== 'clipPath') paths.push(attributes)
    else if (name === 'path' && attributes['d'] !== WHOLE_FIELD) throw new Error(`a clip of ${attributes['d']}`)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(svg).close()
  return paths.map(shapeOf)

  function shapeOf({ d = '', fill = '', 'fill-rule': rule }: Attributes): MarkShape {
    const filled = fillOf(fill)
    return rule === 'evenodd' ? [d, filled, rule] : [d, filled]
  }

  function fillOf(fill: string): MarkShape[1] {
    const [, id] = /^url\(#(.+)\)$/.exec(fill) ?? []
    if (id === undefined) return colorOf(fill)
    const { line, stops } = gradients.get(id) ?? {}
    if (!line || !stops) throw new Error(`a fill of ${fill}`)
    return [line, stops]
  }
}

function check(name: string, attributes: Attributes): void {
  const others = Object.keys(attributes).filter((attribute) => !known[name]?.includes(attribute))
  if (!known[name] || others.length > 0) throw new Error(`<${name} ${others.join(' ')}>`)
  if (name === 'svg' && attributes['viewBox'] !== FIELD) throw new Error(`a field of ${attributes['viewBox']}`)
}

/** As short as it can be written: `#00f`. */
function colorOf(color: string): string {
  const short = /^#([\da-f])\1([\da-f])\2([\da-f])\3$/i.exec(color)
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) throw new Error(`a colour of ${color}`)
  return (short ? `#${short[1]}${short[2]}${short[3]}` : color).toLowerCase()
}
