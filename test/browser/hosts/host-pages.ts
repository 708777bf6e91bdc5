/// <reference types="vite/client" />

import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline'
import normalize from 'normalize.css/normalize.css?inline'
import { commands } from 'vitest/browser'
import hostile from '../hostile.css?inline'
import elements from './elements.css?inline'
import motion from './motion.css?inline'
import { enterMui } from './mui-page.js'
import page from './page.css?inline'
import reset from './reset.css?inline'

/** Turns the page of the test into some host's; the returned function turns it back. */
export type EnterHost = () => Promise<() => void>

/** Classes of a Tailwind app's body: letters that are inherited, and variants that reach every element below. */
const classes = [
  'antialiased text-2xl leading-loose tracking-widest font-serif italic uppercase text-center text-red-700 bg-lime-200',
  '[&_button]:tracking-widest [&_svg]:size-10 [&_svg]:shrink [&_p]:mb-8 [&_h2]:text-5xl [&_li]:my-6 [&_bdi]:text-xs',
].join(' ')

/**
 * By name, the pages of hosts the modal must look the same in.
 *
 * Left out on purpose, because a host that says so means it: `!important` on elements, `* { all: unset }` among it,
 * which no stylesheet in the same document can answer, and `zoom`, which is there to reach everything.
 */
export async function loadHostPages(): Promise<Readonly<Record<string, EnterHost>>> {
  const tailwind4 = styled(await commands.tailwindCss(4, classes), classes)
  return {
    'normalize.css': styled(normalize),
    'Tailwind 3': styled(await commands.tailwindCss(3, classes), classes),
    'Tailwind 4': tailwind4,
    'Tailwind 4, the kit in a layer of its own': layered(tailwind4),
    'Bootstrap 5': styled(bootstrap, 'text-bg-dark lead text-center user-select-none'),
    MUI: enterMui,
    'a root of 8 px': styled('html { font-size: 8px }'),
    'a root of 62.5 %': styled('html { font-size: 62.5% } body { font-size: 1.6rem }'),
    'a root of 20 px': styled('html { font-size: 20px }'),
    'an old reset': styled(reset),
    'rules for elements': styled(elements),
    'a hostile theme': styled(hostile, 'host'),
    'a page that hands down everything': styled(page),
    'motion on everything': styled(motion),
  }
}

/** A host of CSS text. */
export function styled(css: string, bodyClasses = ''): EnterHost {
  return async () => {
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    document.body.className = bodyClasses
    return () => {
      style.remove()
      document.body.removeAttribute('class')
    }
  }
}

/** The same host with `theme.layer` on: what its `modal-kit.css` imports is in the layer `modal-kit`, the last one. */
function layered(enter: EnterHost): EnterHost {
  return async () => {
    const order = document.createElement('style')
    order.textContent = '@layer theme, base, components, utilities, modal-kit;'
    document.head.prepend(order)
    const kit = [...document.querySelectorAll('style[data-vite-dev-id*="/runtime/"]')]
    const plain = kit.map((style) => style.textContent)
    for (const style of kit) style.textContent = `@layer modal-kit { ${style.textContent} }`
    const leave = await enter()
    return () => {
      leave()
      kit.forEach((style, index) => {
        style.textContent = plain[index] ?? ''
      })
      order.remove()
    }
  }
}
