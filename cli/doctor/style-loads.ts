/** Addresses of stylesheets and fonts that a stylesheet loads, as they are written in it. */
export function styleLoads(css: string): readonly string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const imports = [...code.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi)]
  const fonts = (code.match(/@font-face\s*\{[^}]*\}/gi) ?? []).flatMap((rule) => [
    ...rule.matchAll(/url\(\s*["']?([^"')]+)/gi),
  ])
  return [...imports, ...fonts].map(([, address = '']) => address.trim())
}
