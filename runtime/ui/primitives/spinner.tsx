/** Shows that something is going on; the words beside it say what. */
export function Spinner() {
  return <span className="mk-spinner" aria-hidden="true" />
}
