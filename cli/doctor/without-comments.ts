/** The text of a module, stylesheet or page without its comments. Lines keep their numbers; `//` in an address is none. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:"'`\\])\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
}
