/** A view of the gallery that throws while it is drawn. */
export default function BrokenView(): never {
  throw new TypeError('Cannot read properties of undefined')
}
