import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './app.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <section>
        <h1>{isMissing ? 'There is no such page' : 'Something went wrong'}</h1>
        <p>{isMissing ? 'Check the address, or go back to the start.' : 'Please try again.'}</p>
      </section>
    </main>
  )
}
