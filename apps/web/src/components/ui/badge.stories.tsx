import type { Meta, Story } from '@/lib/story'
import { Badge } from './badge'

export default { component: Badge, title: 'components/ui/Badge' } satisfies Meta

type BadgeStory = Story<typeof Badge>

export const AllTones: BadgeStory = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Inactivo</Badge>
      <Badge tone="primary">Publicada</Badge>
      <Badge tone="solid">En curso</Badge>
      <Badge tone="sol">En revisión</Badge>
      <Badge tone="sun">Destacado</Badge>
      <Badge tone="urgent">Urgente</Badge>
      <Badge tone="success">Verificado</Badge>
    </div>
  ),
}
