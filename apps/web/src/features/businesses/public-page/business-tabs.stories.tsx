import type { Meta, Story } from '@/lib/story'
import { BusinessTabs } from './business-tabs'

export default { component: BusinessTabs, title: 'businesses/public-page/BusinessTabs' } satisfies Meta

type BusinessTabsStory = Story<typeof BusinessTabs>

export const FirstTab: BusinessTabsStory = {
  args: {
    tabs: [
      { label: 'Sobre', href: '/business/cafe', isCurrent: true },
      { label: 'Fotos (8)', href: '/business/cafe/fotos', isCurrent: false },
      { label: 'Reseñas (21)', href: '/business/cafe/resenas', isCurrent: false },
    ],
  },
}
