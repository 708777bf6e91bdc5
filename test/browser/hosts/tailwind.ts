import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import tailwind3 from 'tailwindcss-3'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the given major version of Tailwind makes of the classes: its reset, and a rule for each. */
    tailwindCss(major: 3 | 4, classes: string): Promise<string>
  }
}

/** Compiles Tailwind as a host's build does. */
const tailwindCss: BrowserCommand<[major: 3 | 4, classes: string]> = (_, major, classes) =>
  major === 3 ? compile3(classes) : compile4(classes)

async function compile3(classes: string): Promise<string> {
  const plugin = tailwind3({ content: [{ raw: `<body class="${classes}">` }] })
  const source = '@tailwind base; @tailwind components; @tailwind utilities;'
  const { css } = await postcss([plugin]).process(source, { from: undefined })
  return css
}

async function compile4(classes: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async (id) => {
      const path = resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
  })
  return build(classes.split(' '))
}

/** What a browser test can ask of Node to be in a Tailwind app. */
export const tailwindCommands = { tailwindCss }
