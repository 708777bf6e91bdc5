import { ts } from 'ts-morph'

/** The elements of a module that are called `name`, in the order they begin. */
export function elementsIn(node: ts.Node, name: string): readonly (ts.JsxElement | ts.JsxSelfClosingElement)[] {
  const below: (ts.JsxElement | ts.JsxSelfClosingElement)[] = []
  ts.forEachChild(node, (child) => void below.push(...elementsIn(child, name)))
  return isCalled(node, name) ? [node, ...below] : below
}

function isCalled(node: ts.Node, name: string): node is ts.JsxElement | ts.JsxSelfClosingElement {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText() === name
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === name
}
