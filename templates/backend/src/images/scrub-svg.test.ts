import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrubSvg } from './scrub-svg.js'
import { drawingAttributes, drawingElements } from './svg-parts.data.js'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`
const path = '<path d="M0 0h1v1z"></path>'

test('behavior: a drawing comes out as it was, but for what does not draw', () => {
  const gradient =
    '<linearGradient id="a" x1="1" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"></stop></linearGradient>'
  const mask =
    '<mask id="m" style="mask-type:alpha"><path fill="url(#a)" style="mix-blend-mode:multiply" d="M0 0"></path></mask>'
  const whole = svg(`<defs>${gradient}${mask}</defs><g mask="url(#m)">${path}</g>`, ' width="24" viewBox="0 0 24 24"')
  expect(scrubSvg(whole)).toBe(whole)
  expect(scrubSvg(svg(`\n <!-- note --> text ${path}<?pi x?><![CDATA[<script>]]>`, ' class="x"'))).toBe(svg(path))
})

test.each([
  '<script>alert(1)</script>',
  '<script href="//evil.example/x.js"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="x"><path d="M1 1"/></body></foreignObject>',
  '<style>@import url(https://evil.example)</style>',
  '<a href="javascript:alert(1)"><path d="M1 1"/></a>',
  '<image href="https://evil.example/pixel.png"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/svg+xml,x#a"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<feImage href="https://evil.example/x.png"/>',
  '<iframe src="https://evil.example"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<text>words</text>',
])('error: %s is left out with what is in it', (inside) => {
  expect(scrubSvg(svg(inside + path))).toBe(svg(path))
})

test.each([
  'onload="alert(1)"',
  'ONLOAD="alert(1)"',
  'onclick="alert(1)"',
  'href="#a"',
  'style="background:url(https://evil.example)"',
  'style="mask-type:alpha;background:url(x)"',
  'style="mix-blend-mode:url(x)"',
  'fill="url(https://evil.example/#a)"',
  'fill="url(//evil.example)"',
  'fill="url(\'data:x\')"',
  'fill="URL(#a) url(evil)"',
  'fill="url(#a)url(//x)"',
  'filter="u\\72l(evil)"',
  'mask="url(&#47;&#47;evil.example)"',
  'fill="&quot;&gt;&lt;script&gt;"',
  'xml:base="https://evil.example/"',
  'xmlns:evil="https://evil.example/"',
  'data-x="1"',
])('error: the attribute %s is left out', (attribute) => {
  expect(scrubSvg(svg(`<path ${attribute} d="M0 0h1v1z"/>`))).toBe(svg(path))
})

test.each([
  '',
  'text',
  '<svg>',
  '<svg/>',
  '<html xmlns="http://www.w3.org/2000/svg"/>',
  '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
  svg('<path d="M0 0">'),
  svg('<path d=M0/>'),
  svg('<path d="1" d="2"/>'),
  `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`,
  '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg xmlns="http://www.w3.org/2000/svg"/>',
  svg('&undefined;'),
  `${svg('')}${svg('')}`,
  svg('<g>'.repeat(40) + '</g>'.repeat(40)),
  svg(path.repeat(2_001)),
  svg(`<path d="${'1 '.repeat(200_000)}"/>`),
])('error: number %# of what is no small drawing is refused', (text) => {
  expect(scrubSvg(text)).toBeUndefined()
})

test('behavior: whatever goes in, only parts that draw come out, and scrubbing again changes nothing', () => {
  const name = fc.constantFrom('path', 'g', 'script', 'style', 'a', 'use', 'image', 'foreignObject', 'linearGradient')
  const value = fc.oneof(
    fc.constantFrom('url(#a)', 'javascript:x', 'url(//x)', '#fff'),
    fc.string({ unit: 'binary-ascii' }),
  )
  const attribute = fc.tuple(fc.constantFrom('d', 'fill', 'onload', 'href', 'style', 'xlink:href'), value)
  const escapeXml = (text: string) => text.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const element = fc
    .tuple(name, fc.uniqueArray(attribute, { selector: ([key]) => key }), fc.oneof(fc.constant(path), fc.string()))
    .map(
      ([tag, list, inside]) =>
        `<${tag}${list.map(([key, text]) => ` ${key}="${escapeXml(text)}"`).join('')}>${inside}</${tag}>`,
    )
  fc.assert(
    fc.property(fc.array(element), (elements) => {
      const clean = scrubSvg(svg(elements.join('')))
      if (clean === undefined) return
      expect(scrubSvg(clean)).toBe(clean)
      for (const [, tag = ''] of clean.matchAll(/<\/?([^\s>]+)/g)) expect(drawingElements).toContain(tag)
      for (const [, key = ''] of clean.matchAll(/ ([^\s="]+)="/g))
        if (key !== 'xmlns') expect(drawingAttributes).toContain(key)
    }),
  )
})
