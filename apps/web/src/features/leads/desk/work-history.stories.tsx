import type { Meta, Story } from '@/lib/story'
import { WorkHistory } from './work-history'

export default { component: WorkHistory, title: 'leads/desk/WorkHistory' } satisfies Meta

type WorkHistoryStory = Story<typeof WorkHistory>

const figures = {
  days: 28,
  weeks: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'].map((from, at) => ({
    from,
    offered: 6 + at,
    leads: 3,
    contacted: 2,
    completed: at,
  })),
  totals: { offered: 30, leads: 12, contacted: 8, completed: 6 },
  spentArs: 24000,
}

export const SomeWeeks: WorkHistoryStory = { args: { figures, isNew: false } }
export const NothingYet: WorkHistoryStory = {
  args: {
    figures: {
      ...figures,
      weeks: figures.weeks.map((week) => ({ ...week, offered: 0, leads: 0, contacted: 0, completed: 0 })),
      totals: { offered: 0, leads: 0, contacted: 0, completed: 0 },
      spentArs: 0,
    },
    isNew: true,
  },
}
