import type { FrameCalls } from '../frame/messages.js'

type Theme = FrameCalls['SYNC_THEME']['payload']

/** What the theme of an app sets here: nothing else of the document changes (SECURITY A-48). */
const colors = [
  '--mk-color-surface',
  '--mk-color-raised',
  '--mk-color-border',
  '--mk-color-text',
  '--mk-color-muted',
  '--mk-color-accent',
  '--mk-color-on-accent',
  '--mk-color-focus',
  '--mk-color-error',
  '--mk-color-warning',
  '--mk-color-success',
] as const
const lengths = ['--mk-radius-control', '--mk-radius-panel'] as const
const FONT = '--mk-font-family'

/** Text, what it stands on, and the contrast that it has at least (WCAG 1.4.3). */
const pairs: readonly (readonly [text: (typeof colors)[number], ground: (typeof colors)[number], least: number])[] = [
  ['--mk-color-text', '--mk-color-surface', 4.5],
  ['--mk-color-text', '--mk-color-raised', 4.5],
  ['--mk-color-on-accent', '--mk-color-accent', 4.5],
  ['--mk-color-muted', '--mk-color-surface', 3],
]

/** Levels of red, green and blue, 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The properties that a theme sets, by name; `undefined` takes one off. Colors come together or not at all: where one is
 * missing, is no opaque color, or makes text unreadable, the wallet keeps its own.
 */
export function themeProperties({ themeMode, themeVariables = {} }: Theme): ReadonlyMap<string, string | undefined> {
  const told = (name: string) => (Object.hasOwn(themeVariables, name) ? String(themeVariables[name]) : '')
  const palette = new Map(colors.map((name) => [name, readColor(told(name))]))
  const isReadable = pairs.every(([text, ground, least]) => contrast(palette.get(text), palette.get(ground)) >= least)
  const isTaken = isReadable && [...palette.values()].every(Boolean)
  return new Map<string, string | undefined>([
    ['color-scheme', themeMode],
    ...colors.map((name) => [name, isTaken ? told(name) : undefined] as const),
    ...lengths.map((name) => [name, /^\d{1,3}(\.\d{1,4})?px$/.test(told(name)) ? told(name) : undefined] as const),
    [FONT, isFont(told(FONT)) ? told(FONT) : undefined],
  ])
}

/** Names of fonts, and nothing that asks for a file or ends the value. */
function isFont(text: string): boolean {
  return text.length <= 300 && /^("[\w .-]+"|[\w-][\w -]*)(, ?("[\w .-]+"|[\w-][\w -]*))*$/.test(text)
}

/** Reads what a browser computes colors to, and hex. Translucent ones are none: what is behind would show. */
function readColor(text: string): Rgb | undefined {
  if (text.length > 80) return undefined
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (hex) return toRgb(hex.slice(1).map((pair) => Number.parseInt(pair, 16) / 255))
  const rgb = /^rgb\((\d{1,3}), (\d{1,3}), (\d{1,3})\)$/.exec(text)
  if (rgb) return toRgb(rgb.slice(1).map((level) => Number(level) / 255))
  const srgb = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)
  return srgb ? toRgb(srgb.slice(1).map(Number)) : undefined
}

function toRgb([red = -1, green = -1, blue = -1]: readonly number[]): Rgb | undefined {
  const levels = [red, green, blue] as const
  return levels.every((level) => level >= 0 && level <= 1) ? levels : undefined
}

/** The ratio of WCAG, from 1 to 21; 0 where one is no color. */
function contrast(one: Rgb | undefined, other: Rgb | undefined): number {
  if (!one || !other) return 0
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((level) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
