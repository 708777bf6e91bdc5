import '@fontsource-variable/inter'
import '@fontsource-variable/noto-emoji'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-hebrew'
import '@fontsource-variable/noto-sans-jp'

const families = ['Inter', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans JP', 'Noto Emoji']

/** Draws everything with letters that came from npm, so that a picture is the same on every machine. */
export function fixFonts(target: Document): void {
  const sheet = new CSSStyleSheet()
  const family = `${families.map((name) => `"${name} Variable"`).join(', ')}, sans-serif`
  sheet.replaceSync(
    `:root, body { font-family: ${family} } [data-mk] { --mk-font-family: ${family}; --mk-font-mono: ${family} }`,
  )
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet]
}
