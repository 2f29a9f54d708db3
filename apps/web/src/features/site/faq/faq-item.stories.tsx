import { paths } from '@oficio/contracts/paths'
import type { Meta, Story } from '@/lib/story'
import { FaqItem } from './faq-item'

export default { component: FaqItem, title: 'site/faq/FaqItem' } satisfies Meta

type FaqItemStory = Story<typeof FaqItem>

const entry = {
  id: 'precio',
  question: '¿Tiene algún costo?',
  answer: 'No. Pedir un servicio es gratis, y el trabajo lo arreglás directo con quien elijas.',
}

export const WithLinks: FaqItemStory = {
  args: {
    level: 2,
    entry: { ...entry, links: [{ label: 'Pedir un servicio', href: paths.serviceRequestForm() }] },
  },
}
export const WithoutLinks: FaqItemStory = { args: { level: 3, entry } }
