import { describe, expect, test } from 'vitest'
import { wireRoot } from './wire-react-router.js'

const imports = { kit: '../modal-kit', stylesheet: '../modal-kit/modal-kit.css' }

/** Lines to text, to keep the samples readable. */
const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`

function wired(text: string, fileName = 'app/root.tsx'): string {
  const edit = wireRoot(fileName, text, imports)
  return edit.kind === 'edit' ? edit.text : `${edit.kind}${edit.kind === 'manual' ? `: ${edit.reason}` : ''}`
}

/** The root route new apps of React Router 7 begin with. */
const usual = lines(
  'import {',
  '  Links,',
  '  Outlet,',
  '  Scripts,',
  '  ScrollRestoration,',
  '} from "react-router";',
  '',
  'import type { Route } from "./+types/root";',
  'import "./app.css";',
  '',
  'export function Layout({ children }: { children: React.ReactNode }) {',
  '  return (',
  '    <html lang="en">',
  '      <head>',
  '        <Links />',
  '      </head>',
  '      <body>',
  '        {children}',
  '        <ScrollRestoration />',
  '        <Scripts />',
  '      </body>',
  '    </html>',
  '  );',
  '}',
  '',
  'export default function App() {',
  '  return <Outlet />;',
  '}',
)

describe('layouts it knows', () => {
  test('behavior: the root route of a new app', () => {
    expect(wired(usual)).toMatchInlineSnapshot(`
      "import {
        Links,
        Outlet,
        Scripts,
        ScrollRestoration,
      } from "react-router";

      import type { Route } from "./+types/root";
      import "../modal-kit/modal-kit.css";
      import "./app.css";
      import { ModalKit } from "../modal-kit";

      export function Layout({ children }: { children: React.ReactNode }) {
        return (
          <html lang="en">
            <head>
              <Links />
            </head>
            <body>
              <ModalKit>{children}</ModalKit>
              <ScrollRestoration />
              <Scripts />
            </body>
          </html>
        );
      }

      export default function App() {
        return <Outlet />;
      }
      "
    `)
  })

  test('behavior: the second run changes nothing', () => {
    expect(wired(wired(usual))).toBe('done')
  })

  test('behavior: CRLF stays CRLF', () => {
    const text = wired(usual.replaceAll('\n', '\r\n'))
    expect(text.replaceAll('\r\n', '\n')).toBe(wired(usual))
    expect(text.match(/[^\r]\n/)).toBe(null)
  })

  test('behavior: all that the body shows is inside, scripts at its end are not', () => {
    const text = lines(
      'export const Layout = ({ children }) => (',
      '  <html>',
      '    <body className="page">',
      '      {/* the top */}',
      '      <Header />',
      '      <ThemeProvider>{children}</ThemeProvider>',
      '      <footer>',
      '        Made here',
      '      </footer>',
      '      <ScrollRestoration />',
      '      <Scripts />',
      '      <script dangerouslySetInnerHTML={{ __html: code }} />',
      '    </body>',
      '  </html>',
      ')',
      'export default () => <Outlet />',
    )
    expect(wired(text, 'app/root.jsx')).toMatchInlineSnapshot(`
      "import { ModalKit } from '../modal-kit';
      import '../modal-kit/modal-kit.css';
      export const Layout = ({ children }) => (
        <html>
          <body className="page">
            <ModalKit>
              {/* the top */}
              <Header />
              <ThemeProvider>{children}</ThemeProvider>
              <footer>
                Made here
              </footer>
            </ModalKit>
            <ScrollRestoration />
            <Scripts />
            <script dangerouslySetInnerHTML={{ __html: code }} />
          </body>
        </html>
      )
      export default () => <Outlet />
      "
    `)
  })

  test('behavior: a body on one line', () => {
    const text = 'export const Layout = (props) => <html><body>{props.children}<Scripts /></body></html>'
    expect(wired(text)).toContain('<body><ModalKit>{props.children}</ModalKit><Scripts /></body>')
  })

  test('behavior: a layout that leaves the document to another component', () => {
    const text = lines(
      "import { Document } from './document'",
      'export function Layout({ children }) {',
      '  return <Document dir={dirOf(children)}>{children}</Document>',
      '}',
      'export default function App() { return <Outlet /> }',
    )
    expect(wired(text)).toContain('<Document dir={dirOf(children)}><ModalKit>{children}</ModalKit></Document>')
  })

  test('behavior: a layout from elsewhere leaves the outlet', () => {
    const text = lines(
      "import { Outlet } from 'react-router'",
      "export { Layout } from './layout'",
      '',
      'function App() {',
      '  return (',
      '    <Providers>',
      '      <Outlet context={{ a: 1 }} />',
      '    </Providers>',
      '  )',
      '}',
      '',
      'export default withSentry(App)',
    )
    expect(wired(text)).toMatchInlineSnapshot(`
      "import { Outlet } from 'react-router'
      import { ModalKit } from '../modal-kit'
      import '../modal-kit/modal-kit.css'
      export { Layout } from './layout'

      function App() {
        return (
          <Providers>
            <ModalKit>
              <Outlet context={{ a: 1 }} />
            </ModalKit>
          </Providers>
        )
      }

      export default withSentry(App)
      "
    `)
  })

  test('behavior: no layout, and the document in the default export', () => {
    const text = 'export default () => <html><body><Nav /><Outlet /><Scripts /></body></html>'
    expect(wired(text)).toContain('<body><ModalKit><Nav /><Outlet /></ModalKit><Scripts /></body>')
  })

  test('behavior: a stylesheet that comes by links() is behind the one of the kit', () => {
    const text = lines(
      "import { Outlet } from 'react-router'",
      "import stylesheet from './app.css?url'",
      "export const links = () => [{ rel: 'stylesheet', href: stylesheet }]",
      'export default () => <Outlet />',
    )
    expect(wired(text)).toContain(
      lines(
        "import { Outlet } from 'react-router'",
        "import '../modal-kit/modal-kit.css'",
        "import stylesheet from './app.css?url'",
        "import { ModalKit } from '../modal-kit'",
      ),
    )
  })

  test('behavior: the provider is there under an alias', () => {
    const text = lines(
      "import { ModalKit } from '~/modal-kit'",
      "import '~/modal-kit/modal-kit.css'",
      'export default function App() { return <ModalKit><Outlet /></ModalKit> }',
    )
    expect(wired(text)).toBe('done')
  })
})

describe('layouts it does not guess about', () => {
  test.each([
    [
      'two bodies',
      'export function Layout() { return a ? <html><body>{b}</body></html> : <html><body>{c}</body></html> }',
    ],
    ['two outlets', 'export default () => a ? <Outlet /> : <Outlet context={1} />'],
  ])('error: %s', (_, text) => {
    expect(wired(text)).toBe('manual: it renders the page in more than one place')
  })

  test.each([
    ['an app from elsewhere', "export { default } from './app'"],
    ['a class', 'export default class App extends Component { render() { return <Outlet /> } }'],
    ['useOutlet', 'export default function App() { return useOutlet() }'],
    ['nothing', ''],
  ])('error: %s', (_, text) => {
    expect(wired(text)).toBe('manual: it has no <body>, {children} or <Outlet /> of its own')
  })

  test('error: a root route without JSX', () => {
    expect(wired('export default () => createElement(Outlet)', 'app/root.ts')).toBe(
      "manual: it isn't a .tsx or .jsx file",
    )
  })
})
