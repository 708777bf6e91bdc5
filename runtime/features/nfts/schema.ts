import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { nftsTabTexts } from './tab-texts.js'
import { nftsTexts } from './texts.js'

/** The NFTs of the account, as the CLI sees them: a tab of the view Account (SPEC §1, §2). */
export const nfts = defineManifest({
  id: 'nfts',
  place: 7,
  title: 'NFTs',
  requires: ['account'],
  views: {},
  late: true,
  texts: [nftsTexts, nftsTabTexts],
  css: 'nfts.css',
  // Pictures are fetched as data, with a limit, and drawn from there.
  contacts: [
    { service: 'blockchain', why: 'the NFTs of the account, with pictures', when: 'while the tab NFTs is shown' },
  ],
  // Reown's services have no index of NFTs.
  init: [
    {
      flag: 'nfts',
      comment: 'What the account owns of collections, a tab of the account, from services.api.',
      notWith: ['reown'],
    },
  ],
  switch: 'nfts',
  flags: {
    /** Lists what the account owns of collections, in a tab of the account (SPEC §1; SPEC §3 has no flag for it). */
    nfts: z.boolean().optional(),
  },
})
