import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { legalTexts } from './texts.js'

/** The legal feature, as the CLI sees it: terms and privacy policy under Connect, or a box to tick above it. */
export const legal = defineManifest({
  id: 'legal',
  place: 4,
  title: 'Terms and privacy policy',
  requires: ['connect'],
  views: {},
  texts: [legalTexts],
  css: 'legal.css',
  switch: 'legalCheckbox',
  key: 'legal',
  flags: {
    /** Nothing connects before the user has ticked a box that accepts what `legal` links to. */
    legalCheckbox: z.boolean().optional(),
  },
})
