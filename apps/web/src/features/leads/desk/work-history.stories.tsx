import type { Meta, Story } from '@/lib/story'
import { WorkHistory } from './work-history'

export default { component: WorkHistory, title: 'leads/desk/WorkHistory' } satisfies Meta

type WorkHistoryStory = Story<typeof WorkHistory>

const figures = {
  days: 28,
  weeks: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'].map((from, at) => ({
    from,
    offers: 6 + at,
    leads: 3,
    contacts: 2,
    completed: at,
  })),
  totals: { offers: 30, leads: 12, contacts: 8, completed: 6 },
  spentArs: 24000,
}

export const SomeWeeks: WorkHistoryStory = { args: { figures, isNew: false } }
export const NothingYet: WorkHistoryStory = {
  args: {
    figures: {
      ...figures,
      weeks: figures.weeks.map((week) => ({ ...week, offers: 0, leads: 0, contacts: 0, completed: 0 })),
      totals: { offers: 0, leads: 0, contacts: 0, completed: 0 },
      spentArs: 0,
    },
    isNew: true,
  },
}
