import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerPage } from './server-page.js'

/** Renders the page without a window; gives the HTML of the root. Prints it when run as a program. */
export function render(): string {
  return renderToString(
    <StrictMode>
      <ServerPage />
    </StrictMode>,
  )
}

if (process.argv.includes('--print')) process.stdout.write(render())
