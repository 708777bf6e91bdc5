import { describe, expect, test } from 'vitest'
import { layout, pagesApp } from '../../test/unit/next-apps.js'
import { wireNextLayout, wireNextPages } from './wire-next.js'

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

function wiredPages(text: string, path = 'pages/_app.tsx'): string {
  const edit = wireNextPages(path, text, imports)
  return edit.kind === 'edit' ? edit.text : `${edit.kind}${edit.kind === 'manual' ? `: ${edit.reason}` : ''}`
}

describe('apps it knows', () => {
  test('behavior: the _app create-next-app makes', () => {
    expect(wiredPages(pagesApp)).toMatchInlineSnapshot(`
      "import "../modal-kit/modal-kit.css";
      import "@/styles/globals.css";
      import type { AppProps } from "next/app";
      import { ModalKit } from "../modal-kit";

      export default function App({ Component, pageProps }: AppProps) {
        return <ModalKit><Component {...pageProps} /></ModalKit>;
      }
      "
    `)
  })

  test('behavior: the second run changes nothing', () => {
    expect(wiredPages(wiredPages(pagesApp))).toBe('done')
  })

  test('behavior: the frame around the page goes inside, so that its header may hold the button', () => {
    const text = `import Head from 'next/head'
import { Frame } from '@/components/frame' // ours
import '../styles/site.css'

const Shop = ({ Component, pageProps }) => {
  if (!ready) return null
  return (
    <>
      <Head><title>Shop</title></Head>
      <Frame render={() => <Component {...pageProps} />} />
    </>
  )
}

export default withStore(Shop)
`
    expect(wiredPages(text, 'pages/_app.jsx')).toMatchInlineSnapshot(`
      "import Head from 'next/head'
      import '../modal-kit/modal-kit.css'
      import { Frame } from '@/components/frame' // ours
      import '../styles/site.css'
      import { ModalKit } from '../modal-kit'

      const Shop = ({ Component, pageProps }) => {
        if (!ready) return null
        return (
          <ModalKit>
            <>
              <Head><title>Shop</title></Head>
              <Frame render={() => <Component {...pageProps} />} />
            </>
          </ModalKit>
        )
      }

      export default withStore(Shop)
      "
    `)
  })

  test('behavior: a class, as before hooks', () => {
    const text =
      'export default class Shop extends App {\n  render() {\n    const { Component, pageProps } = this.props\n    return <Component {...pageProps} />\n  }\n}\n'
    expect(wiredPages(text)).toContain('return <ModalKit><Component {...pageProps} /></ModalKit>')
  })
})

describe('apps it leaves alone', () => {
  test.each([
    ['export default () => <main />\n', "it doesn't render <Component />"],
    [
      'export default ({ Component, a }) => a ? <A><Component /></A> : <Component />\n',
      'it renders <Component /> in more than one place',
    ],
    [
      'export default ({ Component }) => { return Component.getLayout(<Component />) }\n',
      'it returns more than an element',
    ],
    ['export default ({ Component, a }) => a && <Component />\n', 'it returns more than an element'],
  ])('error: %j', (text, reason) => {
    expect(wiredPages(text)).toBe(`manual: ${reason}`)
  })
})
