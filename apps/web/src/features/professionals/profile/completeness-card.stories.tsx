import type { Meta, Story } from '@/lib/story'
import { CompletenessCard } from './completeness-card'

export default { component: CompletenessCard, title: 'professionals/profile/CompletenessCard' } satisfies Meta

type CompletenessCardStory = Story<typeof CompletenessCard>

export const Whole: CompletenessCardStory = {
  render: () => (
    <>
      <CompletenessCard
        completeness={{ percent: 100, missing: [], description: { length: 150, whole: 150 } }}
        formHref="/professional/profile"
      />
      <p>Completo, no se muestra.</p>
    </>
  ),
}
export const PartsMissing: CompletenessCardStory = {
  args: {
    completeness: {
      percent: 40,
      missing: ['phone', 'description', 'photo'],
      description: { length: 20, whole: 150 },
    },
    formHref: '/professional/profile',
  },
}
export const ShortDescription: CompletenessCardStory = {
  args: {
    completeness: { percent: 85, missing: ['description'], description: { length: 66, whole: 150 } },
    formHref: '/professional/profile',
  },
}
