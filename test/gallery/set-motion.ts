/**
 * Draws a document as for people who want no motion (`reduce`), or as for those who do not mind it (`full`), whatever the
 * machine says. Style sheets that come later are as they are.
 */
export function setMotion(target: Document, motion: 'reduce' | 'full'): void {
  for (const sheet of [...target.styleSheets, ...target.adoptedStyleSheets]) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes('prefers-reduced-motion')) continue
      rule.media.mediaText = motion === 'reduce' ? 'all' : 'not all'
    }
  }
}
