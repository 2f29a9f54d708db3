import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { ScrollRow } from './scroll-row'

export default { component: ScrollRow, title: 'components/ui/ScrollRow' } satisfies Meta

type ScrollRowStory = Story<typeof ScrollRow>

export const Short: ScrollRowStory = { args: { children: <Button variant="soft">Plomería</Button> } }
export const WiderThanTheWindow: ScrollRowStory = {
  args: {
    className: 'flex gap-2',
    children: [
      'Plomería',
      'Electricidad',
      'Gas',
      'Pintura',
      'Albañilería',
      'Carpintería',
      'Herrería',
      'Techos',
      'Jardinería',
      'Mudanzas',
      'Limpieza',
      'Cerrajería',
    ].map((name) => (
      <Button key={name} variant="soft">
        {name}
      </Button>
    )),
  },
}
