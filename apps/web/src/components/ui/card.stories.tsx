import type { Meta, Story } from '@/lib/story'
import { Card } from './card'

export default { component: Card, title: 'components/ui/Card' } satisfies Meta

type CardStory = Story<typeof Card>

export const Paper: CardStory = { args: { children: 'Pérdida de agua en la cocina' } }
export const Interactive: CardStory = {
  args: {
    isInteractive: true,
    asChild: true,
    children: <a href="/solicitud">Pérdida de agua en la cocina</a>,
  },
}
export const WithoutPadding: CardStory = {
  args: { padding: 'none', children: 'El contenido llega al borde.' },
}
