import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-arabic'

/** Draws everything with letters that came from npm, so that a picture is the same on every machine. */
export function fixFonts(target: Document): void {
  const sheet = new CSSStyleSheet()
  const family = '"Inter Variable", "Noto Sans Arabic Variable", sans-serif'
  sheet.replaceSync(`:root, body { font-family: ${family} } [data-mk] { --mk-font-family: ${family} }`)
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet]
}
