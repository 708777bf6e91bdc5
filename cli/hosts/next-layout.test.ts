import { describe, expect, test } from 'vitest'
import { layout } from '../../test/unit/next-apps.js'
import { wireNextLayout } from './wire-next.js'

const imports = { kit: '../modal-kit', stylesheet: '../modal-kit/modal-kit.css' }

function wired(text: string, path = 'app/layout.tsx'): string {
  const edit = wireNextLayout(path, text, imports)
  return edit.kind === 'edit' ? edit.text : `${edit.kind}${edit.kind === 'manual' ? `: ${edit.reason}` : ''}`
}

describe('layouts it knows', () => {
  test('behavior: the layout create-next-app makes stays a server component', () => {
    expect(wired(layout)).toMatchInlineSnapshot(`
      "import type { Metadata } from "next";
      import { Geist } from "next/font/google";
      import "../modal-kit/modal-kit.css";
      import "./globals.css";
      import { ModalKit } from "../modal-kit";

      const geistSans = Geist({
        variable: "--font-geist-sans",
        subsets: ["latin"],
      });

      export const metadata: Metadata = {
        title: "Create Next App",
      };

      export default function RootLayout({ children }: LayoutProps<"/">) {
        return (
          <html lang="en" className={geistSans.variable}>
            <body><ModalKit>{children}</ModalKit></body>
          </html>
        );
      }
      "
    `)
  })

  test('behavior: the second run changes nothing', () => {
    expect(wired(wired(layout))).toBe('done')
  })

  test('behavior: everything in the body goes inside, with comments, fonts and providers where they were', () => {
    const text = `// The frame of all pages.
import { Providers } from './providers'
import '../styles/site.scss'

/* Async, as next-intl wants it. */
export default async function Layout(props: { children: React.ReactNode }) {
  return (
    <html lang={await language()}>
      <body className={\`
        site\`} suppressHydrationWarning>
        {/* skip link */}
        <a href="#main">Skip</a>
        <Providers>
          <Header />
          {props.children}
        </Providers>
        <Analytics />
      </body>
    </html>
  )
}
`
    expect(wired(text)).toMatchInlineSnapshot(`
      "// The frame of all pages.
      import '../modal-kit/modal-kit.css'
      import { Providers } from './providers'
      import '../styles/site.scss'
      import { ModalKit } from '../modal-kit'

      /* Async, as next-intl wants it. */
      export default async function Layout(props: { children: React.ReactNode }) {
        return (
          <html lang={await language()}>
            <body className={\`
              site\`} suppressHydrationWarning>
              <ModalKit>
                {/* skip link */}
                <a href="#main">Skip</a>
                <Providers>
                  <Header />
                  {props.children}
                </Providers>
                <Analytics />
              </ModalKit>
            </body>
          </html>
        )
      }
      "
    `)
  })

  test('behavior: CRLF, tabs and a layout in JavaScript', () => {
    const text =
      'export default ({ children }) => (\r\n\t<html>\r\n\t\t<body>\r\n\t\t\t{children}\r\n\t\t</body>\r\n\t</html>\r\n)\r\n'
    expect(wired(text, 'app/layout.js')).toBe(
      "import { ModalKit } from '../modal-kit';\r\nimport '../modal-kit/modal-kit.css';\r\nexport default ({ children }) => (\r\n\t<html>\r\n\t\t<body>\r\n\t\t\t<ModalKit>{children}</ModalKit>\r\n\t\t</body>\r\n\t</html>\r\n)\r\n",
    )
  })
})

describe('layouts it leaves alone', () => {
  test.each([
    ['export default ({ children }) => children\n', 'it has no <body>'],
    ['export default () => <html><body></body></html>\n', 'its <body> is empty'],
    ['export default () => <html><body {...all} /></html>\n', 'its <body> is empty'],
    ['export default () => dark ? <body>a</body> : <body>b</body>\n', 'it has more than one <body>'],
    ['const ModalKit = 1\nexport default () => <body>a</body>\n', 'something else in it is called ModalKit'],
  ])('error: %j', (text, reason) => {
    expect(wired(text)).toBe(`manual: ${reason}`)
  })
})
