import { App } from './app.js'
import { ModalKit } from './modal-kit/index.js'

/** The page that the server renders and the browser hydrates. */
export function ServerPage() {
  return (
    <ModalKit>
      <App />
    </ModalKit>
  )
}
