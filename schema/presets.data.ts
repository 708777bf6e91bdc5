import type { TokenName, TokenValue } from './tokens.js'

/** A ready-made look: what it says differently from the token table. */
export type Preset = Readonly<Partial<Record<TokenName, TokenValue>>>

/**
 * The looks `theme.preset` knows. Only fonts that systems bring along: nothing is fetched. Every pair of text and
 * ground keeps the contrast that `generate` asks of a config, in both schemes.
 */
export const presets = {
  /** Square and terse: one typeface of equal widths, one colour, no soft edges. */
  terminal: {
    'color.surface': { light: '#fafaf6', dark: '#0b0e0b' },
    'color.raised': { light: '#eeeee7', dark: '#171c17' },
    'color.pressed': { light: '#e1e1d8', dark: '#232a23' },
    'color.border': { light: '#1a1c18', dark: '#3c4a3b' },
    'color.text': { light: '#141612', dark: '#d3ead0' },
    'color.muted': { light: '#565a50', dark: '#8fab8b' },
    'color.faint': { light: '#777a71', dark: '#6a7f67' },
    'color.accent': { light: '#141612', dark: '#86ec86' },
    'color.on-accent': { light: '#fafaf6', dark: '#06140a' },
    'color.link': { light: '#12742f', dark: '#86ec86' },
    'color.focus': { light: '#12742f', dark: '#86ec86' },
    'color.success': { light: '#12682c', dark: '#86ec86' },
    'color.success-soft': { light: '#dfeedd', dark: '#12301a' },
    'color.error': { light: '#a62a1e', dark: '#ff9a86' },
    'color.error-soft': { light: '#f5e2dc', dark: '#3a1d17' },
    'color.warning': { light: '#734d05', dark: '#e6c45c' },
    'color.warning-soft': { light: '#f1e7c8', dark: '#322a10' },
    'color.scrim': { light: 'rgb(20 22 18 / 0.5)', dark: 'rgb(0 0 0 / 0.7)' },
    'color.shadow': { light: 'rgb(20 22 18 / 0.85)', dark: 'rgb(134 236 134 / 0.22)' },
    'font.family':
      'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace',
    'font.medium': '400',
    'font.strong': '700',
    'text.small': 'calc(var(--mk-text-base) * 1.2)',
    'text.body': 'calc(var(--mk-text-base) * 1.4)',
    'text.title': 'calc(var(--mk-text-base) * 1.4)',
    'text.display': 'calc(var(--mk-text-base) * 2.4)',
    'space.5': '16px',
    'radius.base': '0px',
    'shadow.panel': '6px 6px 0 1px var(--mk-color-shadow)',
    'motion.ease': 'linear',
  },
  /** Warm and round: cream, terracotta, a spring in every step. */
  clay: {
    'color.surface': { light: '#fffaf2', dark: '#2a201a' },
    'color.raised': { light: '#f8eddf', dark: '#382b23' },
    'color.pressed': { light: '#f1e2cf', dark: '#46362c' },
    'color.border': { light: '#ecdcc6', dark: '#4d3c31' },
    'color.text': { light: '#3b2a20', dark: '#f9ede1' },
    'color.muted': { light: '#745c4a', dark: '#cdb6a3' },
    'color.faint': { light: '#8a7565', dark: '#998677' },
    'color.accent': { light: '#9c4019', dark: '#f2a67d' },
    'color.on-accent': { light: '#fffaf2', dark: '#2c1609' },
    'color.link': { light: '#9c4019', dark: '#f7b997' },
    'color.focus': { light: '#b9541f', dark: '#f7b997' },
    'color.success': { light: '#4a6717', dark: '#bcd684' },
    'color.success-soft': { light: '#eaf0d5', dark: '#343a1f' },
    'color.error': { light: '#a83232', dark: '#ffa399' },
    'color.error-soft': { light: '#fae3da', dark: '#4a2620' },
    'color.warning': { light: '#7c4f04', dark: '#f3c469' },
    'color.warning-soft': { light: '#faeac6', dark: '#44331a' },
    'color.scrim': { light: 'rgb(74 47 28 / 0.38)', dark: 'rgb(16 9 5 / 0.66)' },
    'color.shadow': { light: 'rgb(117 67 33 / 0.3)', dark: 'rgb(10 5 2 / 0.7)' },
    'font.family':
      'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, Quicksand, Ubuntu, system-ui, sans-serif',
    'space.4': '18px',
    'space.5': '24px',
    'radius.base': '6px',
    'radius.row': 'calc(var(--mk-radius-base) * 3.5)',
    'radius.panel': 'calc(var(--mk-radius-base) * 6)',
    'shadow.panel': '0 28px 72px -16px var(--mk-color-shadow), 0 4px 12px -4px var(--mk-color-shadow)',
    'motion.ease': 'cubic-bezier(0.34, 1.3, 0.64, 1)',
  },
  /** Deep blue and crisp: a bank that answers the phone. */
  marine: {
    'color.surface': { light: '#ffffff', dark: '#0b1a36' },
    'color.raised': { light: '#edf3fc', dark: '#142850' },
    'color.pressed': { light: '#dfe9f9', dark: '#1d3566' },
    'color.border': { light: '#d3dff1', dark: '#233b6d' },
    'color.text': { light: '#0a1f42', dark: '#eef4ff' },
    'color.muted': { light: '#4b6085', dark: '#a9bce0' },
    'color.faint': { light: '#6b7d9b', dark: '#7688aa' },
    'color.accent': { light: '#0f4bc4', dark: '#6ea6ff' },
    'color.on-accent': { light: '#ffffff', dark: '#04132f' },
    'color.link': { light: '#0f4bc4', dark: '#a8cbff' },
    'color.focus': { light: '#0f4bc4', dark: '#a8cbff' },
    'color.success': { light: '#0d6a50', dark: '#6bdcb6' },
    'color.success-soft': { light: '#dcf2ea', dark: '#0f3a3c' },
    'color.error': { light: '#b3263f', dark: '#ff9aa8' },
    'color.error-soft': { light: '#fce6ea', dark: '#44203c' },
    'color.warning': { light: '#7d5200', dark: '#f5c56a' },
    'color.warning-soft': { light: '#fbeed2', dark: '#38321f' },
    'color.scrim': { light: 'rgb(8 24 58 / 0.46)', dark: 'rgb(2 7 18 / 0.7)' },
    'color.shadow': { light: 'rgb(9 38 99 / 0.34)', dark: 'rgb(0 3 12 / 0.75)' },
    'font.family':
      '"Inter", "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", Arial, sans-serif',
    'radius.base': '2px',
    'shadow.panel': '0 20px 48px -8px var(--mk-color-shadow)',
    'motion.ease': 'cubic-bezier(0.3, 0, 0.1, 1)',
  },
  /** As legible as it gets: black, white, heavier and larger type, a frame that cannot be missed. */
  contrast: {
    'color.surface': { light: '#ffffff', dark: '#000000' },
    'color.raised': { light: '#ededed', dark: '#1f1f1f' },
    'color.pressed': { light: '#dadada', dark: '#333333' },
    'color.border': { light: '#000000', dark: '#ffffff' },
    'color.text': { light: '#000000', dark: '#ffffff' },
    'color.muted': { light: '#333333', dark: '#dcdcdc' },
    'color.faint': { light: '#5c5c5c', dark: '#9e9e9e' },
    'color.accent': { light: '#000000', dark: '#ffe600' },
    'color.on-accent': { light: '#ffffff', dark: '#000000' },
    'color.link': { light: '#002fbd', dark: '#00e1ff' },
    'color.focus': { light: '#0037da', dark: '#00e1ff' },
    'color.success': { light: '#00471d', dark: '#8cffb4' },
    'color.success-soft': { light: '#e0f5e6', dark: '#00290f' },
    'color.error': { light: '#850000', dark: '#ffc2ba' },
    'color.error-soft': { light: '#ffe9e6', dark: '#3d0500' },
    'color.warning': { light: '#543500', dark: '#ffe08a' },
    'color.warning-soft': { light: '#fff1cc', dark: '#2e2200' },
    'color.scrim': { light: 'rgb(0 0 0 / 0.65)', dark: 'rgb(0 0 0 / 0.8)' },
    'color.shadow': { light: 'rgb(0 0 0 / 0.5)', dark: 'rgb(0 0 0 / 0.9)' },
    'font.medium': '600',
    'font.strong': '700',
    'text.base': '11px',
    'radius.base': '3px',
    'shadow.panel': '0 0 0 2px var(--mk-color-border), 0 16px 40px var(--mk-color-shadow)',
    'size.panel': '392px',
    'motion.ease': 'ease-out',
  },
  /** Soft and pale: lilac paper, mint and rose, nothing that shouts. */
  lilac: {
    'color.surface': { light: '#f7f2ff', dark: '#221a38' },
    'color.raised': { light: '#ece2fd', dark: '#2f254d' },
    'color.pressed': { light: '#e0d3f9', dark: '#3c3060' },
    'color.border': { light: '#dccff5', dark: '#44376a' },
    'color.text': { light: '#2c2347', dark: '#f2edfe' },
    'color.muted': { light: '#5b507c', dark: '#bfb3de' },
    'color.faint': { light: '#776d94', dark: '#8d82a9' },
    'color.accent': { light: '#c4abfa', dark: '#cab6fb' },
    'color.on-accent': { light: '#281a50', dark: '#241648' },
    'color.link': { light: '#6335cc', dark: '#cab6fb' },
    'color.focus': { light: '#7a4de2', dark: '#cab6fb' },
    'color.success': { light: '#1b6049', dark: '#9be3c6' },
    'color.success-soft': { light: '#dcf5ea', dark: '#223f3f' },
    'color.error': { light: '#a02a55', dark: '#ffabc6' },
    'color.error-soft': { light: '#fde4ee', dark: '#4a2443' },
    'color.warning': { light: '#714a07', dark: '#f6cf90' },
    'color.warning-soft': { light: '#fdeed6', dark: '#41342f' },
    'color.scrim': { light: 'rgb(72 54 118 / 0.32)', dark: 'rgb(10 6 22 / 0.66)' },
    'color.shadow': { light: 'rgb(94 66 168 / 0.26)', dark: 'rgb(6 3 16 / 0.7)' },
    'font.family': 'Avenir, "Avenir Next", Nunito, "Segoe UI", Ubuntu, Corbel, system-ui, sans-serif',
    'radius.base': '5px',
    'shadow.panel': '0 32px 80px -20px var(--mk-color-shadow)',
    'blur.scrim': '12px',
    'motion.ease': 'cubic-bezier(0.22, 1, 0.36, 1)',
  },
  /** Ink on paper: a serif, oxblood, thin rules and room to breathe. */
  editorial: {
    'color.surface': { light: '#fdfbf6', dark: '#191713' },
    'color.raised': { light: '#f4f0e6', dark: '#25221c' },
    'color.pressed': { light: '#e9e3d4', dark: '#322e26' },
    'color.border': { light: '#cfc6b2', dark: '#464035' },
    'color.text': { light: '#211d17', dark: '#f4eee1' },
    'color.muted': { light: '#615949', dark: '#b8ad9a' },
    'color.faint': { light: '#80796c', dark: '#857d6f' },
    'color.accent': { light: '#7a1c2a', dark: '#ecc0a6' },
    'color.on-accent': { light: '#fdf8ef', dark: '#2e110c' },
    'color.link': { light: '#7a1c2a', dark: '#ecc0a6' },
    'color.focus': { light: '#7a1c2a', dark: '#ecc0a6' },
    'color.success': { light: '#35613a', dark: '#a9d0a3' },
    'color.success-soft': { light: '#e8efdf', dark: '#26331f' },
    'color.error': { light: '#a02a23', dark: '#f5a594' },
    'color.error-soft': { light: '#f7e4da', dark: '#402119' },
    'color.warning': { light: '#74500d', dark: '#e2c07c' },
    'color.warning-soft': { light: '#f5e9cd', dark: '#372c17' },
    'color.scrim': { light: 'rgb(40 34 24 / 0.44)', dark: 'rgb(0 0 0 / 0.68)' },
    'color.shadow': { light: 'rgb(51 40 20 / 0.3)', dark: 'rgb(0 0 0 / 0.75)' },
    'font.family':
      'ui-serif, "Iowan Old Style", Charter, "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif',
    'text.small': 'calc(var(--mk-text-base) * 1.35)',
    'text.title': 'calc(var(--mk-text-base) * 1.9)',
    'text.display': 'calc(var(--mk-text-base) * 3.4)',
    'space.5': '24px',
    'radius.base': '1px',
    'shadow.panel': '0 12px 32px -12px var(--mk-color-shadow)',
    'motion.ease': 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
} as const satisfies Readonly<Record<string, Preset>>

/** A name `theme.preset` of the config takes. */
export type PresetName = keyof typeof presets

/** Names of all looks. */
// keys() widens the names of the table to strings.
export const presetNames = Object.keys(presets) as readonly PresetName[]

/** What `theme.radius` says: all radii are multiples of one. */
export const radii = {
  none: { 'radius.base': '0px' },
  small: { 'radius.base': '2px' },
  medium: { 'radius.base': '4px' },
  large: { 'radius.base': '6px' },
} as const satisfies Readonly<Record<string, Preset>>

/** The words of `theme.radius`. */
// keys() widens the names of the table to strings.
export const radiusNames = Object.keys(radii) as readonly (keyof typeof radii)[]

/** What `theme.blur` says: how much the page behind the modal is blurred. */
export const blurs = {
  none: { 'blur.scrim': '0px' },
  small: { 'blur.scrim': '6px' },
  large: { 'blur.scrim': '16px' },
} as const satisfies Readonly<Record<string, Preset>>

/** The words of `theme.blur`. */
// keys() widens the names of the table to strings.
export const blurNames = Object.keys(blurs) as readonly (keyof typeof blurs)[]
