/** What a page of the documentation tells its reader to do. */
export interface DocBlocks {
  /** Files by path: the code blocks that name one after their language. */
  readonly files: Readonly<Record<string, string>>
  /** Lines of the `sh` blocks, in order. */
  readonly commands: readonly string[]
}

/** Reads the code blocks of a page in Markdown. */
export function readDocBlocks(page: string): DocBlocks {
  const blocks = [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)]
  return {
    files: Object.fromEntries(blocks.flatMap(([, , path, text = '']) => (path ? [[path, text]] : []))),
    commands: blocks.flatMap(([, language, , text = '']) => (language === 'sh' ? text.trimEnd().split('\n') : [])),
  }
}
