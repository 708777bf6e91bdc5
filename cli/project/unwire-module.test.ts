import { describe, expect, test } from 'vitest'
import { wireEntry } from './entry.js'
import { unwireModule } from './unwire-module.js'

const isKit = (specifier: string) => specifier.startsWith('./modal-kit') || specifier.startsWith('create-modal-kit')
const unwired = (text: string, name = 'src/main.tsx') => unwireModule(name, text, isKit)

describe('what init has put in goes, byte by byte', () => {
  const imports = { kit: './modal-kit', stylesheet: './modal-kit/modal-kit.css' }
  const entries = {
    'create-vite': `import { StrictMode } from 'react'\nimport './index.css'\nimport App from './App.tsx'\n\ncreateRoot(document.getElementById('root')!).render(\n  <StrictMode>\n    <App />\n  </StrictMode>,\n)\n`,
    'one line': `import App from "./App";\nrender(<App />);\n`,
    'a comment behind the last import': `import App from './App' // ours\n\nrender(<App />)\n`,
    'a comment above the stylesheet': `import App from './App'\n// looks\nimport './app.css'\nrender(<App />)\n`,
    'no imports': `'use client'\nrender(<App />)\n`,
    'tabs and CRLF': `import App from './App'\r\nrender(\r\n\t<StrictMode>\r\n\t\t<App\r\n\t\t\ta="b"\r\n\t\t/>\r\n\t</StrictMode>,\r\n)\r\n`,
    'a string over lines': "import App from './App'\nrender(\n  <App\n    motto={`one\n      two`}\n  />,\n)\n",
    'empty lines': `import App from './App'\nrender(\n  <main>\n    <A />\n\n    <B />\n  </main>,\n)\n`,
  }

  test.each(Object.entries(entries))('behavior: %s', (_, text) => {
    const wired = wireEntry('src/main.tsx', text, imports)
    expect(wired.kind).toBe('edit')
    if (wired.kind === 'edit') expect(unwired(wired.text)).toEqual({ text, left: [] })
  })
})

describe('in the hands of the user', () => {
  test('behavior: under another name, around children of another element', () => {
    const text = `import { ModalKit as Kit } from './modal-kit'\nexport const A = ({ children }) => <body><Kit>{children}</Kit></body>\n`
    expect(unwired(text)).toEqual({ text: 'export const A = ({ children }) => <body>{children}</body>\n', left: [] })
  })

  test('behavior: an import that nothing uses any more', () => {
    expect(unwired("import { ModalKit } from './modal-kit'\nconst a = 1\n")).toEqual({
      text: 'const a = 1\n',
      left: [],
    })
  })

  test('behavior: a provider around nothing', () => {
    const text = "import { ModalKit } from './modal-kit'\nexport const A = () => <main><ModalKit></ModalKit></main>\n"
    expect(unwired(text).text).toBe('export const A = () => <main></main>\n')
  })

  test.each([
    ["import { ModalKit, useModal } from './modal-kit'\nconst a = <ModalKit><A /></ModalKit>", [1]],
    ["import { ModalKit } from './modal-kit'\nconst a = <ModalKit b><A /></ModalKit>", [1, 2]],
    ["import { ModalKit } from './modal-kit'\nconst a = (\n  <ModalKit>text</ModalKit>\n)", [1, 3]],
    ["import { ModalKit } from './modal-kit'\nconst a = <ModalKit>{children}</ModalKit>", [1, 2]],
    ["import { ModalKit } from './modal-kit'\nconst b = ModalKit", [1]],
    ["import * as kit from './modal-kit'", [1]],
    ["export * from './modal-kit'", [1]],
    ["\ntype A = import('./modal-kit').A", [2]],
    ["const a = require('create-modal-kit')\nawait import(`create-modal-kit`)", [1, 2]],
  ])('error: %j is left alone and named', (text, at) => {
    const { text: after, left } = unwired(text)
    expect([after, left.map(({ line }) => line)]).toEqual([text, at])
  })

  test('behavior: what is not the kit is none of its business', () => {
    const text = "import { ModalKit } from 'elsewhere'\nconst a = <T,>(b: T) => <ModalKit>{b}</ModalKit>\n"
    expect(unwired(text)).toEqual({ text, left: [] })
    const typed = "import type { A } from './a'\nconst b = <A>c\n"
    expect(unwired(typed, 'src/a.ts')).toEqual({ text: typed, left: [] })
  })
})
