import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { Dialog, DialogContent, DialogTrigger } from './dialog'

export default { component: DialogContent, title: 'components/ui/DialogContent' } satisfies Meta

type DialogContentStory = Story<typeof DialogContent>

const OpenDialog = (props: Parameters<typeof DialogContent>[0]) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Abrir</Button>
    </DialogTrigger>
    <DialogContent {...props} />
  </Dialog>
)

export const Short: DialogContentStory = {
  render: () => (
    <OpenDialog title="Te mandamos un código" description="Revisá tu email. Puede tardar un minuto." />
  ),
  parameters: { clicks: ['Abrir'] },
}
export const WithButtons: DialogContentStory = {
  render: () => (
    <OpenDialog title="¿Extender la solicitud?" footer={<Button>Extender 7 días</Button>}>
      Va a seguir visible hasta el 12 de diciembre.
    </OpenDialog>
  ),
  parameters: { clicks: ['Abrir'] },
}
