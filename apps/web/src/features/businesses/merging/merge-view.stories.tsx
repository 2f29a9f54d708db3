import type { Meta, Story } from '@/lib/story'
import { MergeView } from './merge-view'

export default { component: MergeView, title: 'businesses/merging/MergeView' } satisfies Meta

type MergeViewStory = Story<typeof MergeView>

const side = {
  id: '1',
  slug: 'ferreteria-belgrano',
  name: 'Ferretería Belgrano',
  status: 'active' as const,
  tier: 'basic' as const,
  categories: ['Ferreterías'],
  address: 'San Luis 1320, Rosario',
  phoneNational: '0341 455-5123',
  email: null,
  ownerEmail: null,
  isImported: true,
  verifiedWhat: null,
  reviewCount: 3,
  photoCount: 2,
  createdAt: '2026-09-10T12:00:00.000Z',
}
const merge = {
  stays: side,
  goes: {
    ...side,
    id: '2',
    slug: 'ferreteria-belgrano-2',
    name: 'Ferretería Belgrano SRL',
    isImported: false,
  },
  areDistinct: false,
  refusal: null,
  seen: 'seen',
  movedReviews: 0,
  endingReviews: 0,
  movedPhotos: 0,
  endingPhotos: 0,
  ownerMoves: false,
  becomesPublic: false,
  featuredUntil: null,
}

export const Possible: MergeViewStory = { args: { merge } }
export const TwoOwners: MergeViewStory = { args: { merge: { ...merge, refusal: 'merge_two_owners' } } }
export const Distinct: MergeViewStory = { args: { merge: { ...merge, areDistinct: true } } }
export const NewOwnerAndPublic: MergeViewStory = {
  args: { merge: { ...merge, ownerMoves: true, becomesPublic: true, movedReviews: 3, movedPhotos: 2 } },
}
