import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { until } from '../until.js'

const theme = createTheme({
  palette: { mode: 'dark' },
  typography: { fontFamily: 'Georgia, serif', body1: { fontSize: '1.4rem', letterSpacing: '0.1em', lineHeight: 2 } },
  components: { MuiCssBaseline: { styleOverrides: { button: { textTransform: 'uppercase', minWidth: 200 } } } },
})

/** Turns the page into one of MUI's, with its baseline and the global styles of an app; the returned function turns it back. */
export async function enterMui(): Promise<() => void> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={{ 'h2, p, ul': { margin: '1em' }, svg: { fontSize: '3rem', fill: 'currentColor' } }} />
    </ThemeProvider>,
  )
  await until(() => getComputedStyle(document.body).letterSpacing !== 'normal')
  return () => {
    root.unmount()
    container.remove()
  }
}
