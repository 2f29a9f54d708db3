import type { Meta, Story } from '@/lib/story'
import { toast } from '@/lib/toast'
import { Button } from './button'
import { ToasterSlot } from './toaster-slot'

export default { component: ToasterSlot, title: 'components/ui/ToasterSlot' } satisfies Meta

type ToasterSlotStory = Story<typeof ToasterSlot>

export const WithToast: ToasterSlotStory = {
  render: () => (
    <>
      <Button onClick={() => toast.success('Guardamos los cambios')}>Guardar</Button>
      <ToasterSlot />
    </>
  ),
  parameters: { clicks: ['Guardar'] },
}
