import { describe, expect, test } from 'vitest'
import { relativeImports, wireEntry } from './entry.js'

const imports = { kit: './modal-kit', stylesheet: './modal-kit/modal-kit.css' }

/** Lines to text, to keep the samples readable. */
const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`

function wired(text: string, fileName = 'src/main.tsx'): string {
  const edit = wireEntry(fileName, text, imports)
  return edit.kind === 'edit' ? edit.text : `${edit.kind}${edit.kind === 'manual' ? `: ${edit.reason}` : ''}`
}

const createVite = lines(
  "import { StrictMode } from 'react'",
  "import { createRoot } from 'react-dom/client'",
  "import './index.css'",
  "import App from './App.tsx'",
  '',
  "createRoot(document.getElementById('root')!).render(",
  '  <StrictMode>',
  '    <App />',
  '  </StrictMode>,',
  ')',
)

describe('layouts it knows', () => {
  test('behavior: the app create-vite makes', () => {
    expect(wired(createVite)).toMatchInlineSnapshot(`
      "import { StrictMode } from 'react'
      import { createRoot } from 'react-dom/client'
      import './modal-kit/modal-kit.css'
      import './index.css'
      import App from './App.tsx'
      import { ModalKit } from './modal-kit'

      createRoot(document.getElementById('root')!).render(
        <StrictMode>
          <ModalKit>
            <App />
          </ModalKit>
        </StrictMode>,
      )
      "
    `)
  })

  test('behavior: the second run changes nothing', () => {
    expect(wired(wired(createVite))).toBe('done')
  })

  test('behavior: a root kept in a const, React.StrictMode, semicolons, double quotes, tabs, comments', () => {
    const text = lines(
      '// Copyright Example',
      'import React from "react";',
      'import ReactDOM from "react-dom/client"; // the client',
      'import { Router } from "./router";',
      '',
      'const root = ReactDOM.createRoot(document.getElementById("root") as HTMLElement);',
      '/* go */',
      'root.render(',
      '\t<React.StrictMode>',
      '\t\t{/* routes */}',
      '\t\t<Router',
      '\t\t\tbase="/"',
      '\t\t/>',
      '',
      '\t</React.StrictMode>',
      ');',
    )
    expect(wired(text)).toBe(
      lines(
        '// Copyright Example',
        'import React from "react";',
        'import ReactDOM from "react-dom/client"; // the client',
        'import "./modal-kit/modal-kit.css";',
        'import { Router } from "./router";',
        'import { ModalKit } from "./modal-kit";',
        '',
        'const root = ReactDOM.createRoot(document.getElementById("root") as HTMLElement);',
        '/* go */',
        'root.render(',
        '\t<React.StrictMode>',
        '\t\t<ModalKit>',
        '\t\t\t{/* routes */}',
        '\t\t\t<Router',
        '\t\t\t\tbase="/"',
        '\t\t\t/>',
        '\t\t</ModalKit>',
        '',
        '\t</React.StrictMode>',
        ');',
      ),
    )
  })

  test('behavior: the stylesheet goes before a module that may bring styles, and above the comment on it', () => {
    const text = lines(
      "import { createRoot } from 'react-dom/client'",
      "import type { Root } from './types'",
      '',
      '// eslint-disable-next-line import/no-unresolved',
      "import App from '@/App'",
      "import './index.css'",
      'createRoot(root).render(<App />)',
    )
    expect(wired(text)).toBe(
      lines(
        "import { createRoot } from 'react-dom/client'",
        "import type { Root } from './types'",
        '',
        "import './modal-kit/modal-kit.css'",
        '// eslint-disable-next-line import/no-unresolved',
        "import App from '@/App'",
        "import './index.css'",
        "import { ModalKit } from './modal-kit'",
        'createRoot(root).render(<ModalKit><App /></ModalKit>)',
      ),
    )
  })

  test('behavior: hydrateRoot with the element on the line', () => {
    const text = lines(
      "import { hydrateRoot } from 'react-dom/client'",
      "import App from './App'",
      "hydrateRoot(document.getElementById('root')!, <App />)",
    )
    expect(wired(text)).toContain("hydrateRoot(document.getElementById('root')!, <ModalKit><App /></ModalKit>)")
  })

  test('behavior: ReactDOM.render of React 18 and parentheses', () => {
    const text = lines(
      "import ReactDOM from 'react-dom'",
      "import App from './App'",
      "ReactDOM.render((<App />), document.getElementById('root'))",
    )
    expect(wired(text, 'src/index.jsx')).toContain('ReactDOM.render((<ModalKit><App /></ModalKit>),')
  })

  test('behavior: several children and a fragment stay together', () => {
    const text = lines(
      "import { createRoot } from 'react-dom/client'",
      'createRoot(root).render(',
      '  <>',
      '    <Nav />',
      '    <App />',
      '  </>',
      ')',
    )
    expect(wired(text)).toContain(
      lines('  <ModalKit>', '    <>', '      <Nav />', '      <App />', '    </>', '  </ModalKit>'),
    )
  })

  test('behavior: CRLF stays CRLF', () => {
    const text = wired(createVite.replaceAll('\n', '\r\n'))
    expect(text.replaceAll('\r\n', '\n')).toBe(wired(createVite))
    expect(text.match(/[^\r]\n/)).toBe(null)
  })

  test('behavior: lines inside a template literal are not moved', () => {
    const text = lines(
      "import { createRoot } from 'react-dom/client'",
      'createRoot(root).render(',
      '  <App',
      '    motto={`one',
      'two`}',
      '  />,',
      ')',
    )
    expect(wired(text)).toContain(lines('    <App', '      motto={`one', 'two`}', '    />', '  </ModalKit>,'))
  })

  test('behavior: a file without imports gets them after its directive', () => {
    const text = lines("'use client'", 'ReactDOM.createRoot(root).render(<App />)')
    expect(wired(text)).toBe(
      lines(
        "'use client'",
        "import { ModalKit } from './modal-kit';",
        "import './modal-kit/modal-kit.css';",
        'ReactDOM.createRoot(root).render(<ModalKit><App /></ModalKit>)',
      ),
    )
  })
})

describe('what is there already', () => {
  test('behavior: only the stylesheet is missing', () => {
    const text = wired(createVite).replace("import './modal-kit/modal-kit.css'\n", '')
    expect(wireEntry('src/main.tsx', text, imports)).toEqual({
      kind: 'edit',
      text: wired(createVite),
      summary: 'import the stylesheet',
    })
  })

  test('behavior: the provider is imported under another name and path', () => {
    const text = lines(
      "import { ModalKit as Kit } from '@/modal-kit'",
      "import '@/modal-kit/modal-kit.css'",
      'createRoot(root).render(<Kit><App /></Kit>)',
    )
    expect(wired(text)).toBe('done')
  })

  test('behavior: imported but not used', () => {
    const text = lines(
      "import { ModalKit } from './modal-kit'",
      "import './modal-kit/modal-kit.css'",
      'createRoot(root).render(<App />)',
    )
    expect(wired(text)).toBe(text.replace('<App />', '<ModalKit><App /></ModalKit>'))
  })

  test('behavior: a hook is imported from the kit', () => {
    const text = lines("import { useModal } from './modal-kit'", 'createRoot(root).render(<App />)')
    expect(wired(text)).toContain(
      lines("import { useModal } from './modal-kit'", "import { ModalKit } from './modal-kit'"),
    )
  })
})

describe('layouts it does not guess about', () => {
  test.each([
    ['no JSX', 'createRoot(root).render(React.createElement(App))', "it renders JSX in a way this tool doesn't know"],
    [
      'a variable',
      'const app = <App />\ncreateRoot(root).render(app)',
      "it renders JSX in a way this tool doesn't know",
    ],
    ['two places', 'if (a) r.render(<A />)\nelse r.render(<B />)', 'it renders in more than one place'],
    ['empty StrictMode', 'r.render(<StrictMode></StrictMode>)', 'its StrictMode is empty'],
    ['another ModalKit', 'const ModalKit = A\nr.render(<ModalKit />)', 'something else in it is called ModalKit'],
  ])('error: %s', (_, text, reason) => {
    expect(wireEntry('src/main.tsx', text, imports)).toEqual({ kind: 'manual', reason })
  })

  test('error: a file that cannot hold JSX', () => {
    expect(wired('bootstrap()', 'src/main.ts')).toBe("manual: it isn't a .tsx or .jsx file")
  })
})

test('behavior: relativeImports lists the modules of the project only', () => {
  expect(relativeImports('main.tsx', createVite)).toEqual(['./index.css', './App.tsx'])
})
