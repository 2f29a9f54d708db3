import type { Meta, Story } from '@/lib/story'
import { LinkTabs } from './link-tabs'

export default { component: LinkTabs, title: 'components/ui/LinkTabs' } satisfies Meta

type LinkTabsStory = Story<typeof LinkTabs>

const tabs = [
  { key: 'open', label: 'Disponibles', href: '/professional/requests' },
  { key: 'active', label: 'En curso', href: '/professional/requests?tab=active' },
  { key: 'closed', label: 'Cerradas', href: '/professional/requests?tab=closed' },
]

export const FirstTab: LinkTabsStory = { args: { label: 'Solicitudes', current: 'open', tabs } }
export const LastTab: LinkTabsStory = { args: { label: 'Solicitudes', current: 'closed', tabs } }
