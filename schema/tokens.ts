/** One design token. Values are CSS, printed as they stand. Only a colour has a `dark` of its own: `light-dark()` takes nothing else. */
export interface Token {
  readonly light: string
  readonly dark?: string
  /** What it is for, in one phrase: shown in the docs and as a comment in the host's stylesheet. */
  readonly use: string
}

/**
 * Every value the modal is drawn with. The CSS variable of `color.surface` is `--mk-color-surface`; lengths are
 * pixels, so that a host's root font size never changes the modal. Radii and text sizes are multiples of
 * `radius.base` and `text.base`, so that one line squares or enlarges everything (SPEC §9: 4 px, 10 px).
 */
export const tokens = {
  'color.surface': { light: '#ffffff', dark: '#1b1b1a', use: 'the panel' },
  'color.raised': { light: '#f2f2ee', dark: '#2a2a28', use: 'quiet buttons, chips and rows under the pointer' },
  'color.pressed': { light: '#e7e7e1', dark: '#393936', use: 'what is raised, under the pointer' },
  'color.border': { light: '#dcdcd5', dark: '#40403c', use: 'hairlines' },
  'color.text': { light: '#1c1c1a', dark: '#f4f4f0', use: 'text and icons' },
  'color.muted': { light: '#62625b', dark: '#a8a89f', use: 'secondary text' },
  'color.faint': { light: '#7b7b75', dark: '#8c8c84', use: 'signs beside text, such as the chevron of a row' },
  'color.accent': { light: '#1c1c1a', dark: '#f4f4f0', use: 'the primary button and progress: your brand color' },
  'color.on-accent': { light: '#ffffff', dark: '#1b1b1a', use: 'text on the accent' },
  'color.button': {
    light: 'var(--mk-color-accent)',
    dark: 'var(--mk-color-accent)',
    use: 'the connect button in your page',
  },
  'color.on-button': {
    light: 'var(--mk-color-on-accent)',
    dark: 'var(--mk-color-on-accent)',
    use: 'text on the connect button',
  },
  'color.icon-button': { light: 'transparent', dark: 'transparent', use: 'behind the icons of the header' },
  'color.link': { light: '#2360e8', dark: '#86b0ff', use: 'links and tags' },
  'color.focus': { light: '#2360e8', dark: '#86b0ff', use: 'the focus ring' },
  'color.success': { light: '#17703f', dark: '#74d8a4', use: 'what went well' },
  'color.success-soft': { light: '#e4f3ea', dark: '#1d3428', use: 'behind success' },
  'color.error': { light: '#b8322a', dark: '#ff998d', use: 'what failed' },
  'color.error-soft': { light: '#fbeae8', dark: '#40241f', use: 'behind error' },
  'color.warning': { light: '#80530a', dark: '#efc068', use: 'what deserves a second look' },
  'color.warning-soft': { light: '#faf0db', dark: '#382d18', use: 'behind warning' },
  'color.scrim': { light: 'rgb(28 28 26 / 0.32)', dark: 'rgb(0 0 0 / 0.56)', use: 'the page behind the modal' },
  'color.shadow': { light: 'rgb(28 28 26 / 0.24)', dark: 'rgb(0 0 0 / 0.6)', use: 'what the panel throws on the page' },
  'font.family': {
    light: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    use: 'all text',
  },
  'font.title': { light: 'var(--mk-font-family)', use: 'titles and the balance' },
  'font.mono': {
    light: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    use: 'whole addresses and codes',
  },
  'font.medium': { light: '500', use: 'weight of labels, tabs and tags' },
  'font.strong': { light: '600', use: 'weight of titles, rows and buttons' },
  'text.base': { light: '10px', use: 'the size all text sizes are multiples of' },
  'text.caption': { light: 'calc(var(--mk-text-base) * 1.2)', use: 'tags and the words of tiles' },
  'text.small': { light: 'calc(var(--mk-text-base) * 1.3)', use: 'hints and secondary text' },
  'text.body': { light: 'calc(var(--mk-text-base) * 1.5)', use: 'rows, buttons and sentences' },
  'text.title': { light: 'calc(var(--mk-text-base) * 1.7)', use: 'titles' },
  'text.display': { light: 'calc(var(--mk-text-base) * 3.2)', use: 'the balance' },
  'space.1': { light: '4px', use: 'between an icon and its word' },
  'space.2': { light: '8px', use: 'inside controls' },
  'space.3': { light: '12px', use: 'between controls' },
  'space.4': { light: '16px', use: 'inside buttons' },
  'space.5': { light: '20px', use: 'from the edge of the panel to its content' },
  'radius.base': { light: '4px', use: 'the size all radii are multiples of' },
  'radius.image': { light: 'calc(var(--mk-radius-base) * 2.5)', use: 'wallet images' },
  'radius.control': { light: 'calc(var(--mk-radius-base) * 3)', use: 'buttons' },
  'radius.button': { light: 'var(--mk-radius-control)', use: 'the buttons in your page' },
  'radius.row': { light: 'calc(var(--mk-radius-base) * 4)', use: 'rows' },
  'radius.panel': { light: 'calc(var(--mk-radius-base) * 7)', use: 'the panel' },
  'radius.sheet': { light: 'var(--mk-radius-panel)', use: 'the panel as a sheet, on phones' },
  'radius.round': { light: 'calc(var(--mk-radius-base) * 99)', use: 'chips, tags, avatars and icon buttons' },
  'shadow.panel': {
    light:
      'inset 0 1px light-dark(transparent, rgb(255 255 255 / 0.06)), 0 1px 2px rgb(28 28 26 / 0.06), 0 24px 64px -12px var(--mk-color-shadow)',
    use: 'under the panel, and the light on its upper edge in the dark',
  },
  'shadow.button': { light: '0 0 transparent', use: 'under the buttons in your page' },
  'blur.scrim': { light: '0px', use: 'how much the page behind the modal is blurred' },
  'size.panel': { light: '360px', use: 'width of the panel' },
  'size.row': { light: '52px', use: 'the least height of a row' },
  'layer.modal': { light: '999', use: 'z-index of the panel' },
  'motion.header': { light: '120ms', use: 'the title changes' },
  'motion.height': { light: '150ms', use: 'the panel grows or shrinks' },
  'motion.view': { light: '150ms', use: 'a view or the panel comes in' },
  'motion.exit': { light: '90ms', use: 'a view goes' },
  'motion.hover': { light: '100ms', use: 'what the pointer is on changes its colour' },
  'motion.press': { light: '80ms', use: 'a button gives way under the finger' },
  'motion.toast': { light: '150ms', use: 'a toast comes in' },
  'motion.turn': { light: '1.2s', use: 'one turn of what waits' },
  'motion.ease': { light: 'cubic-bezier(0.2, 0.8, 0.2, 1)', use: 'how all of them move' },
} as const satisfies Record<string, Token>

/** A name in the token table, as `theme.tokens` of the config takes it. */
export type TokenName = keyof typeof tokens

/** A value for both schemes, or one for each; only tokens whose default has two take two. */
export type TokenValue = string | { readonly light: string; readonly dark: string }
