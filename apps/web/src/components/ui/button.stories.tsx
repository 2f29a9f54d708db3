import type { Meta, Story } from '@/lib/story'
import { Button } from './button'

export default { component: Button, title: 'components/ui/Button' } satisfies Meta

type ButtonStory = Story<typeof Button>

export const Variants: ButtonStory = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Enviar solicitud</Button>
      <Button variant="sol">Pedir ahora</Button>
      <Button variant="outline">Volver</Button>
      <Button variant="soft">Ver más</Button>
      <Button variant="ghost">Ahora no</Button>
      <Button variant="destructive">Cancelar solicitud</Button>
      <Button variant="whatsapp">WhatsApp</Button>
    </div>
  ),
}
export const Large: ButtonStory = { args: { size: 'lg', children: 'Buscar profesionales' } }
export const Block: ButtonStory = { args: { block: true, children: 'Guardar cambios' } }
export const Loading: ButtonStory = { args: { isLoading: true, children: 'Guardar cambios' } }
export const Busy: ButtonStory = { args: { isBusy: true, children: 'Guardando…' } }
export const Disabled: ButtonStory = { args: { disabled: true, children: 'Guardar cambios' } }
export const AsLink: ButtonStory = {
  args: { asChild: true, variant: 'outline', children: <a href="/ayuda">Ver la ayuda</a> },
}
