import type { Meta, Story } from '@/lib/story'
import { Alert } from './alert'
import { Button } from './button'

export default { component: Alert, title: 'components/ui/Alert' } satisfies Meta

type AlertStory = Story<typeof Alert>

export const Info: AlertStory = {
  args: { title: 'Revisá tu email', children: 'Te mandamos un código de seis números.' },
}
export const Success: AlertStory = { args: { tone: 'success', children: 'Guardamos los cambios.' } }
export const Warning: AlertStory = {
  args: { tone: 'warning', title: 'Tu solicitud vence mañana', children: 'Podés extenderla siete días más.' },
}
export const Refusal: AlertStory = {
  args: {
    tone: 'error',
    title: 'No pudimos cobrar',
    children: 'La tarjeta no tiene fondos suficientes.',
    action: <Button variant="outline">Probar con otra tarjeta</Button>,
  },
}
