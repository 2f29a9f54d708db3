import type { Meta, Story } from '@/lib/story'
import { toast } from '@/lib/toast'
import { Button } from './button'
import { Toaster } from './toaster'

export default { component: Toaster, title: 'components/ui/Toaster' } satisfies Meta

type ToasterStory = Story<typeof Toaster>

export const Refusal: ToasterStory = {
  render: () => (
    <>
      <Button onClick={() => toast.error('No pudimos guardar los cambios')}>Guardar</Button>
      <Toaster />
    </>
  ),
  parameters: { clicks: ['Guardar'] },
}
