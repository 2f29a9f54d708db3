import type { Meta, Story } from '@/lib/story'
import { VisitsCard } from './visits-card'

export default { component: VisitsCard, title: 'businesses/owner/VisitsCard' } satisfies Meta

type VisitsCardStory = Story<typeof VisitsCard>

export const SomeVisits: VisitsCardStory = {
  args: {
    visits: {
      weeks: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'].map((from, at) => ({
        from,
        visits: 40 + at * 7,
        taps: 5 + at,
      })),
      taps: [
        { kind: 'phone', count: 14 },
        { kind: 'web', count: 6 },
        { kind: 'directions', count: 3 },
      ],
    },
    isPublic: true,
  },
}
export const NothingYet: VisitsCardStory = { args: { visits: { weeks: [], taps: [] }, isPublic: true } }
export const NotPublic: VisitsCardStory = { args: { visits: { weeks: [], taps: [] }, isPublic: false } }
