import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { ConfirmDialog, Consequences } from './confirm-dialog'

export default { component: ConfirmDialog, title: 'components/ui/ConfirmDialog' } satisfies Meta

type ConfirmDialogStory = Story<typeof ConfirmDialog>

const question = {
  trigger: <Button variant="destructive">Cerrar mi cuenta</Button>,
  title: '¿Cerrar tu cuenta?',
  description: 'No se puede deshacer.',
  confirmLabel: 'Sí, cerrarla',
  send: () => new Promise(() => undefined),
}

export const Closed: ConfirmDialogStory = { args: question }
export const Open: ConfirmDialogStory = { args: question, parameters: { clicks: ['Cerrar mi cuenta'] } }
export const Sending: ConfirmDialogStory = {
  args: question,
  parameters: { clicks: ['Cerrar mi cuenta', 'Sí, cerrarla'] },
}
export const Disabled: ConfirmDialogStory = {
  args: { ...question, isDisabled: true },
  parameters: { clicks: ['Cerrar mi cuenta'] },
}
export const WithConsequences: ConfirmDialogStory = {
  args: {
    ...question,
    children: (
      <Consequences>
        <li>Se cancelan tus solicitudes abiertas.</li>
        <li>Se borran tus datos en 30 días.</li>
      </Consequences>
    ),
  },
  parameters: { clicks: ['Cerrar mi cuenta'] },
}
