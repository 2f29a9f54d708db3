import type { Meta, Story } from '@/lib/story'
import { StarBars } from './star-bars'

export default { component: StarBars, title: 'reviews/StarBars' } satisfies Meta

export const ThreeStarsChosen: Story<typeof StarBars> = {
  args: {
    bars: [
      { stars: 5, count: 15, share: 75, href: '/resenas-de-5-estrellas', isCurrent: false },
      { stars: 3, count: 5, share: 25, href: '/resenas-de-3-estrellas', isCurrent: true },
      { stars: 1, count: 0, share: 0, href: '/resenas-de-1-estrella', isCurrent: false },
    ],
  },
}
