import type { Meta, Story } from '@/lib/story'
import { Breadcrumb } from './breadcrumb'

export default { component: Breadcrumb, title: 'components/ui/Breadcrumb' } satisfies Meta

type BreadcrumbStory = Story<typeof Breadcrumb>

export const ThreeLevels: BreadcrumbStory = {
  args: {
    items: [
      { label: 'Inicio', href: '/' },
      { label: 'Plomeros', href: '/plomeros' },
      { label: 'Plomeros en Rosario' },
    ],
  },
}
export const LongName: BreadcrumbStory = {
  args: {
    items: [
      { label: 'Inicio', href: '/' },
      { label: 'Negocios', href: '/negocios' },
      { label: 'Reparación de electrodomésticos y aires acondicionados en San Miguel de Tucumán' },
    ],
  },
}
