import { extname } from 'node:path'

/** JavaScript of a TypeScript or JSX file, with every statement on the line it was on. Throws a `SyntaxError`. */
export async function stripTypes(path: string, text: string): Promise<string> {
  // Loaded here because a config that is plain JavaScript does not need it.
  const { transform } = await import('sucrase')
  const hasJsx = /^\.[jt]sx$/.test(extname(path))
  return transform(text, {
    transforms: hasJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: path,
  }).code
}
