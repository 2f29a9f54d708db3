import type { Meta, Story } from '@/lib/story'
import { HomeFigures } from './home-figures'

export default { component: HomeFigures, title: 'site/home/HomeFigures' } satisfies Meta

type HomeFiguresStory = Story<typeof HomeFigures>

const figures = { professionals: 1_284, towns: 96, medianMinutes: 49 }

export const All: HomeFiguresStory = { args: { figures } }
export const UnknownTime: HomeFiguresStory = { args: { figures: { ...figures, medianMinutes: null } } }
