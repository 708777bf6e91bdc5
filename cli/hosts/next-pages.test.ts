import { describe, expect, test } from 'vitest'
import { pagesApp } from '../../test/unit/next-apps.js'
import { wireNextPages } from './wire-next.js'

const imports = { kit: '../modal-kit', stylesheet: '../modal-kit/modal-kit.css' }

function wired(text: string, path = 'pages/_app.tsx'): string {
  const edit = wireNextPages(path, text, imports)
  return edit.kind === 'edit' ? edit.text : `${edit.kind}${edit.kind === 'manual' ? `: ${edit.reason}` : ''}`
}

describe('apps it knows', () => {
  test('behavior: the _app create-next-app makes', () => {
    expect(wired(pagesApp)).toMatchInlineSnapshot(`
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
    expect(wired(wired(pagesApp))).toBe('done')
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
    expect(wired(text, 'pages/_app.jsx')).toMatchInlineSnapshot(`
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
    expect(wired(text)).toContain('return <ModalKit><Component {...pageProps} /></ModalKit>')
  })
})

describe('apps it leaves alone', () => {
  test.each([
    ['export default () => <main />\n', 'it does not render <Component />'],
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
    expect(wired(text)).toBe(`manual: ${reason}`)
  })
})
