import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { Popover, PopoverContent, PopoverTrigger } from './popover'

export default { component: PopoverContent, title: 'components/ui/PopoverContent' } satisfies Meta

type PopoverContentStory = Story<typeof PopoverContent>

export const Open: PopoverContentStory = {
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Novedades</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Novedades" className="p-4">
        Ramón Ledesma ya vio tu solicitud.
      </PopoverContent>
    </Popover>
  ),
  parameters: { clicks: ['Novedades'] },
}
