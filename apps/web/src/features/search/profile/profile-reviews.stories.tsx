import type { Meta, Story } from '@/lib/story'
import { samplePublicProfile } from '../samples'
import { ProfileReviews } from './profile-reviews'

export default { component: ProfileReviews, title: 'search/profile/ProfileReviews' } satisfies Meta

type ProfileReviewsStory = Story<typeof ProfileReviews>

export const SomeReviews: ProfileReviewsStory = {
  args: { profile: samplePublicProfile, reviews: samplePublicProfile.reviews },
}
export const NoneYet: ProfileReviewsStory = {
  args: { profile: { ...samplePublicProfile, rating: null }, reviews: [] },
}
export const OfFiveStars: ProfileReviewsStory = {
  args: {
    profile: samplePublicProfile,
    reviews: samplePublicProfile.reviews,
    list: { stars: 5, nextCursor: samplePublicProfile.reviews[0]?.id ?? null },
  },
}
export const RemovedOnes: ProfileReviewsStory = {
  args: {
    reviews: samplePublicProfile.reviews,
    profile: {
      ...samplePublicProfile,
      removed: [
        { id: '1', at: '2026-10-02T12:00:00.000Z', reason: 'Tenía datos personales de otra persona.' },
      ],
    },
  },
}
