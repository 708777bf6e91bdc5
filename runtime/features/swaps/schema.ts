import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { swapActionTexts } from './action-texts.js'
import { swapPreviewTexts, swapTexts, swapTokenTexts } from './texts.js'

/** Swapping, as the CLI sees it: a form, a list of tokens and a review. */
export const swaps = defineManifest({
  id: 'swaps',
  place: 6.5,
  title: 'Swap',
  requires: ['account', 'networks', 'submissions'],
  namespaces: ['eip155'],
  views: {
    Swap: 'views/swaps/flow',
    SwapSelectToken: 'views/swaps/flow',
    SwapPreview: 'views/swaps/flow',
  },
  late: true,
  texts: [swapTexts, swapTokenTexts, swapPreviewTexts, swapActionTexts],
  css: 'swaps.css',
  styles: ['form.css'],
  contacts: [
    {
      service: 'api',
      why: 'whether the project has it switched off',
      when: 'while the modal is open',
      isOptional: true,
    },
    {
      service: 'blockchain',
      why: 'the tokens of the network, what a swap gives, and its transaction',
      when: 'while a swap is filled in or reviewed',
    },
    { service: 'images', why: 'pictures of tokens', when: 'while tokens to swap are shown', directive: 'img-src' },
  ],
  storage: [{ key: '@modal-kit/1/project', holds: 'which features the project has switched off, for five minutes' }],
  init: [{ flag: 'swaps', comment: 'Swaps tokens, one click from the account, by the sources of services.api.' }],
  switch: 'swaps',
  keys: ['swap'],
  flags: {
    /** Swaps tokens (SPEC §3): true, or the names of the only sources whose quotes count. */
    swaps: z.union([z.boolean(), z.array(z.enum(['1inch', 'uniswap']))]).optional(),
  },
})
