import { ConnectButton } from '../modal-kit'
import { Status } from './status'

// A server component: the button and the status are the parts of it that run in the browser.
export default function Home() {
  return (
    <main>
      <header>
        <span className="name">{{name}}</span>
        <ConnectButton />
      </header>
      <section>
        <Status />
      </section>
      <footer>
        Edit <code>app/page.tsx</code> and <code>modal.config.ts</code>.
      </footer>
    </main>
  )
}
