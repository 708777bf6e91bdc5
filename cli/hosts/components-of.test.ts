import { ts } from 'ts-morph'
import { expect, test } from 'vitest'
import { componentCalled, defaultComponent } from './wire-react-router.js'

const parse = (text: string) => ts.createSourceFile('root.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
const called = (text: string) => componentCalled(parse(text), 'Layout')?.getText()
const byDefault = (text: string) => defaultComponent(parse(text))?.getText()

test.each([
  ['a function', 'export function Layout() { return 1 }', 'export function Layout() { return 1 }'],
  ['a const', 'export const Layout = () => 1', '() => 1'],
  ['a typed const of a function', 'export const Layout: FC = function () { return 1 }', 'function () { return 1 }'],
  ['a list', 'const Shell = () => 1; export { Shell as Layout }', '() => 1'],
  ['memo', 'export const Layout = memo(() => 1)', '() => 1'],
])('behavior: Layout exported as %s', (_, text, found) => {
  expect(called(text)).toBe(found)
})

test.each([
  ['only declared', 'function Layout() { return 1 }'],
  ['from elsewhere', "export { Layout } from './layout'"],
  ['imported', "import { Layout } from './layout'; export { Layout }"],
  ['something else', 'export const Layout = 1'],
])('behavior: no Layout in a module where it is %s', (_, text) => {
  expect(called(text)).toBe(undefined)
})

test.each([
  ['a function', 'export default function App() { return 1 }', 'export default function App() { return 1 }'],
  ['a name', 'function App() { return 1 }\nexport default App', 'function App() { return 1 }'],
  ['an arrow', 'export default () => 1', '() => 1'],
  ['what a function makes of it', 'const App = () => 1\nexport default withSentry(App, {})', '() => 1'],
  ['parentheses and satisfies', 'export default ((() => 1) satisfies FC)', '() => 1'],
  ['a list', 'const App = () => 1\nexport { App as default }', '() => 1'],
])('behavior: the default export as %s', (_, text, found) => {
  expect(byDefault(text)).toBe(found)
})

test.each([
  ['from elsewhere', "export { default } from './app'"],
  ['imported', "import App from './app'\nexport default App"],
  ['a class', 'export default class App {}'],
  ['itself', 'const App = wrap(App)\nexport default App'],
])('behavior: no component to look into where the default export is %s', (_, text) => {
  expect(byDefault(text)).toBe(undefined)
})
